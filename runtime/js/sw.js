// The book without a network, after a first visit.
//
// What the network answers always wins, so a kept copy never hides an update; the copies are for when
// it does not answer. Only names that hold their content's hash are taken from the copies at once.
// JupyterLite has a service worker of its own in its folder.
const SITE = 'course-site';
const IMMUTABLE = /\/_static\/runtime\/fast\/|\/bundle-[0-9a-f]+\.zip$/;
// Large files that the runtime keeps itself, or that only an ordinary start reads.
const NOT_KEPT = /\/_static\/runtime\/(fast\/|.*\.(whl|zip|wasm)$)|\/lite\//;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.includes('/lite/') || request.headers.has('range')) return;
  event.respondWith(answer(event, request, url));
});

// A page names what it was made of (the first visit passed this worker by): keep a copy of each.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'keep') event.waitUntil(keepAll(event.data.urls));
});

async function answer(event, request, url) {
  if (IMMUTABLE.test(url.pathname)) {
    const kept = await caches.match(url.href);
    if (kept) return kept;
  }
  try {
    const response = await fetch(request);
    if (response.ok && !NOT_KEPT.test(url.pathname)) event.waitUntil(keep(url, response.clone()));
    return response;
  } catch (error) {
    const kept = await caches.match(withoutFragment(url));
    if (kept) return kept;
    throw error;
  }
}

async function keepAll(urls) {
  const cache = await caches.open(SITE);
  for (const href of urls) {
    const url = new URL(href, self.location.href);
    if (url.origin !== self.location.origin || NOT_KEPT.test(url.pathname)) continue;
    try {
      const response = await fetch(url.href);
      if (response.ok) await keep(url, response);
    } catch {
      return; // the network is gone: what is kept is kept
    }
  }
  const wanted = new Set(urls.map((href) => new URL(href, self.location.href).href));
  for (const { url } of await cache.keys()) {
    if (IMMUTABLE.test(url) && !wanted.has(url)) await cache.delete(url);
  }
}

async function keep(url, response) {
  try {
    const cache = await caches.open(SITE);
    await cache.put(withoutFragment(url), response);
  } catch {
    // The disk is full: the book is there with a network.
  }
}

function withoutFragment(url) {
  return url.href.split('#')[0];
}
