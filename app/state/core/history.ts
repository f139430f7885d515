/** Steps of one document that can be undone and redone. */
export interface History<Step> {
  /** the next step to undo is the last */
  readonly past: readonly Step[];
  /** the next step to redo is the first */
  readonly future: readonly Step[];
  /** whether the next step may be joined with the last one; not after an undo or a redo */
  readonly mayJoin: boolean;
}

export type UndoWay = "undo" | "redo";

/** The names of the next undo and redo steps; null = none. */
export type NextSteps = Readonly<Record<UndoWay, string | null>>;

export const NO_HISTORY: History<never> = { past: [], future: [], mayJoin: false };

/** A limit beyond practical use. */
const MAX_STEPS = 200;

/**
 * The history after a new step, which discards the redo steps.
 *
 * @param join makes one step of two, such as digits of one number; null = they stay apart
 */
export const withStep = <Step>(
  { past, mayJoin }: History<Step>,
  step: Step,
  join: (earlier: Step, later: Step) => Step | null = () => null,
): History<Step> => {
  const last = past.at(-1);
  const joined = last === undefined || !mayJoin ? null : join(last, step);
  const kept = joined === null ? [...past, step].slice(-MAX_STEPS) : [...past.slice(0, -1), joined];
  return { past: kept, future: [], mayJoin: true };
};

/** The step that an undo or a redo makes. */
export const nextStep = <Step>({ past, future }: History<Step>, way: UndoWay): Step | undefined =>
  way === "undo" ? past.at(-1) : future[0];

/** The names of the steps that the next undo and redo make. */
export const nextNames = <Step, Name extends string>(
  history: History<Step>,
  nameOf: (step: Step) => Name,
): Readonly<Record<UndoWay, Name | null>> => {
  const name = (way: UndoWay): Name | null => {
    const step = nextStep(history, way);
    return step === undefined ? null : nameOf(step);
  };
  return { undo: name("undo"), redo: name("redo") };
};

/** The history after an undo or a redo; if that failed, the step is dropped. */
export const moved = <Step>(history: History<Step>, way: UndoWay, isDone = true): History<Step> => {
  const { past, future } = history;
  const step = nextStep(history, way);
  const kept = step === undefined || !isDone ? [] : [step];
  return way === "undo"
    ? { past: past.slice(0, -1), future: [...kept, ...future], mayJoin: false }
    : { past: [...past, ...kept], future: future.slice(1), mayJoin: false };
};

/** The history without a step that was shown, and that the store then refused. */
export const withoutStep = <Step>({ past, future, mayJoin }: History<Step>, refused: Step): History<Step> => ({
  past: past.filter((step) => step !== refused),
  future: future.filter((step) => step !== refused),
  mayJoin,
});
