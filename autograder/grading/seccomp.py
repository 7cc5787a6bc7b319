"""The system calls that a learner's program may make, as a compiled filter.

The list is an allow list: whatever is not on it fails with EPERM inside the program, which then
sees a plain `PermissionError`. No process can be started (threads can), no socket opened, no other
process looked at. Compiled outside the sandbox with libseccomp (`pyseccomp`), loaded by each child
with one `prctl`, so that a run pays microseconds for it.
"""

from __future__ import annotations

import contextlib
import errno
import os

CLONE_THREAD = 0x0001_0000

ALLOWED = """
read write readv writev pread64 pwrite64 preadv pwritev preadv2 pwritev2 lseek _llseek
open openat openat2 creat close close_range dup dup2 dup3 fcntl fcntl64 ioctl flock
stat fstat lstat newfstatat fstatat64 stat64 fstat64 lstat64 statx statfs fstatfs statfs64 fstatfs64
access faccessat faccessat2 readlink readlinkat getdents getdents64 getcwd chdir fchdir umask
mkdir mkdirat rmdir unlink unlinkat rename renameat renameat2 link linkat symlink symlinkat
chmod fchmod fchmodat fchmodat2 truncate ftruncate truncate64 ftruncate64 fallocate fsync fdatasync
sync_file_range utime utimes utimensat futimesat fadvise64 readahead copy_file_range sendfile
splice tee
getxattr lgetxattr fgetxattr listxattr llistxattr flistxattr
mmap mmap2 munmap mprotect mremap msync madvise mincore brk mlock munlock membarrier
rt_sigaction rt_sigprocmask rt_sigreturn rt_sigpending rt_sigtimedwait rt_sigsuspend sigaltstack
sigreturn kill tkill tgkill pause alarm getitimer setitimer
timer_create timer_settime timer_gettime timer_getoverrun timer_delete
timerfd_create timerfd_settime timerfd_gettime
nanosleep clock_nanosleep clock_gettime clock_getres gettimeofday time times
select pselect6 poll ppoll epoll_create epoll_create1 epoll_ctl epoll_wait epoll_pwait
eventfd eventfd2
pipe pipe2 socketpair sendto recvfrom sendmsg recvmsg shutdown
futex futex_waitv set_robust_list get_robust_list set_tid_address rseq arch_prctl
sched_yield sched_getaffinity sched_getparam sched_getscheduler sched_get_priority_max
sched_get_priority_min getcpu getpriority
getpid getppid gettid getpgrp getpgid getsid getuid geteuid getgid getegid getresuid getresgid
getgroups getrusage getrlimit uname sysinfo capget getrandom
exit exit_group restart_syscall wait4 waitid
""".split()  # noqa: SIM905
# Not there: execve, fork, vfork, socket, ptrace, process_vm_*, pidfd_*, setrlimit, unshare, setns,
# mount, bpf, keyctl, io_uring_*, userfaultfd, perf_event_open, shmget, msgget, semget, mq_open, and
# memfd_create (memory that no limit counts).


class NoSeccomp(Exception):
    """libseccomp or its binding is not there, or this kernel has no seccomp filters."""


def available() -> str:
    """'' where filters can be compiled, else the reason."""
    try:
        program()
    except NoSeccomp as error:
        return str(error)
    return ""


def program() -> bytes:
    """The filter as a BPF program (an array of `struct sock_filter`)."""
    try:
        import pyseccomp as seccomp
    except (ImportError, RuntimeError, OSError) as error:
        raise NoSeccomp(f"pyseccomp with libseccomp cannot be loaded: {error}") from None
    rules = seccomp.SyscallFilter(seccomp.ERRNO(errno.EPERM))
    for name in ALLOWED:
        try:
            rules.add_rule(seccomp.ALLOW, name)
        except (OSError, ValueError, RuntimeError):
            continue  # a call of another architecture, or newer than this libseccomp
    # glibc tries clone3 first; its flags lie in memory where a filter cannot look.
    with contextlib.suppress(OSError, ValueError, RuntimeError):
        rules.add_rule(seccomp.ERRNO(errno.ENOSYS), "clone3")
    rules.add_rule(
        seccomp.ALLOW, "clone", seccomp.Arg(0, seccomp.MASKED_EQ, CLONE_THREAD, CLONE_THREAD)
    )
    # Reading limits of oneself is fine; setting them is not (new_limit, argument 2, must be null).
    rules.add_rule(seccomp.ALLOW, "prlimit64", seccomp.Arg(2, seccomp.EQ, 0))
    for option in (15, 16, 3, 38, 39, 53):  # names, dumpable, no_new_privs, speculation
        rules.add_rule(seccomp.ALLOW, "prctl", seccomp.Arg(0, seccomp.EQ, option))
    return _export(rules)


def _export(rules: object) -> bytes:
    reader, writer = os.pipe()
    with os.fdopen(reader, "rb") as source, os.fdopen(writer, "wb") as target:
        rules.export_bpf(target)  # type: ignore[attr-defined]
        target.close()
        code = source.read()
    if not code or len(code) % 8:
        raise NoSeccomp("libseccomp gave no program")
    return code
