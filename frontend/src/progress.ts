/** When is a chapter done? Every basic and applied exercise passed; challenges passed alone earn stars. */

import type { PayloadExercise } from "./payload";
import type { ChapterSummary, ExerciseState } from "./store";

export function summarise(
  exercises: readonly Pick<PayloadExercise, "id" | "level">[],
  stateOf: (id: string) => ExerciseState,
): ChapterSummary & { challenges: number } {
  const required = exercises.filter(({ level }) => level === "basic" || level === "applied");
  const challenges = exercises.filter(({ level }) => level === "challenge");
  const done = required.filter(({ id }) => ["passed", "passed_with_solution"].includes(stateOf(id))).length;
  return {
    done,
    total: required.length,
    stars: challenges.filter(({ id }) => stateOf(id) === "passed").length,
    complete: required.length > 0 && done === required.length,
    challenges: challenges.length,
  };
}
