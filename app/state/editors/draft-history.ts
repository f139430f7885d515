/** States of something that is edited, so that each step can be taken back. */
export interface History<S> {
  readonly past: readonly S[];
  readonly now: S;
  readonly future: readonly S[];
  /** what is being typed: more letters of it are the same step; null = the last step is closed */
  readonly typing: string | null;
}

const MOST_STEPS = 200;

export const begunWith = <S>(now: S): History<S> => ({ past: [], now, future: [], typing: null });

/** A step forward. Letters of the same text, or digits of the same number, are one step together. */
export const changedTo = <S>(history: History<S>, now: S, typing: string | null): History<S> => {
  const goesOn = typing !== null && typing === history.typing && history.past.length > 0;
  return {
    past: goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS),
    now,
    future: [],
    typing,
  };
};

/** One step back; where there is none the history stays as it is. */
export const undone = <S>(history: History<S>): History<S> => {
  const before = history.past.at(-1);
  return before === undefined
    ? history
    : { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], typing: null };
};

/** One step forward again. */
export const redone = <S>(history: History<S>): History<S> => {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.now], now: next, future, typing: null };
};
