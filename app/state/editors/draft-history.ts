import { moved, nextStep, NO_HISTORY, withStep, type History, type NextSteps, type UndoWay } from "../core/history.ts";

interface DraftStep<S> {
  readonly before: S;
  readonly after: S;
  /** the text field of the change; more characters in it belong to the same step; null = a step of its own */
  readonly typing: string | null;
}

/** An edited value and the steps to its earlier ones. */
export interface DraftHistory<S> {
  readonly now: S;
  readonly steps: History<DraftStep<S>>;
}

/** The history of a draft that has not been edited. */
export const newHistory = <S>(now: S): DraftHistory<S> => ({ now, steps: NO_HISTORY });

/** Adds a step. Characters of the same text, or digits of the same number, count as one step. */
export const changedTo = <S>({ now, steps }: DraftHistory<S>, after: S, typing: string | null): DraftHistory<S> => ({
  now: after,
  steps: withStep(steps, { before: now, after, typing }, (earlier, later) =>
    typing !== null && earlier.typing === typing ? { ...later, before: earlier.before } : null,
  ),
});

/** One step back or forward; unchanged if there is none. */
export const movedBy = <S>(history: DraftHistory<S>, way: UndoWay): DraftHistory<S> => {
  const step = nextStep(history.steps, way);
  if (step === undefined) return history;
  return { now: way === "undo" ? step.before : step.after, steps: moved(history.steps, way) };
};

/** Whether there is a step to undo and to redo: steps of a draft have no names. */
export const nextSteps = <S>({ steps }: DraftHistory<S>): NextSteps => ({
  undo: steps.past.length > 0 ? "" : null,
  redo: steps.future.length > 0 ? "" : null,
});
