/** Undo history of an edited value. */
export interface History<S> {
  readonly past: readonly S[];
  readonly now: S;
  readonly future: readonly S[];
  /** the text field of the last step: more characters in it belong to the same step; null = the next change is a new step */
  readonly typing: string | null;
}

const MAX_STEPS = 200;

/** The history of a draft that has not been edited. */
export const newHistory = <S>(now: S): History<S> => ({ past: [], now, future: [], typing: null });

/** Adds a step. Characters of the same text, or digits of the same number, count as one step. */
export const changedTo = <S>(history: History<S>, now: S, typing: string | null): History<S> => {
  const continuesTyping = typing !== null && typing === history.typing && history.past.length > 0;
  return {
    past: continuesTyping ? history.past : [...history.past, history.now].slice(-MAX_STEPS),
    now,
    future: [],
    typing,
  };
};

/** One step back; unchanged if there is none. */
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
