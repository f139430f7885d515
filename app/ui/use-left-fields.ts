import { useState, type SubmitEvent } from "react";

interface LeftFields<Name extends string> {
  readonly isLeft: (name: Name) => boolean;
  readonly leave: (name: Name) => void;
  /** Somebody tries to send the form: it is sent if it is ready, else every fault is told, with the keyboard on the first. */
  readonly submit: (event: SubmitEvent<HTMLFormElement>, ready: boolean, send: () => void) => void;
  /** The answer found fault with a field of this form: it is told, with the keyboard there. */
  readonly tell: (name: Name, form: HTMLFormElement | null) => void;
}

/** After the faults are shown. */
const focusFault = (form: HTMLFormElement | null): void =>
  void requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus());

/** Which fields of a form were left once: from then on their faults are told, not while they are typed for the first time. */
export function useLeftFields<Name extends string>(): LeftFields<Name> {
  const [left, setLeft] = useState<ReadonlySet<Name> | "all">(new Set<Name>());
  const leave = (name: Name): void => setLeft((before) => (before === "all" ? before : new Set([...before, name])));
  return {
    isLeft: (name) => left === "all" || left.has(name),
    leave,
    tell: (name, form) => {
      leave(name);
      focusFault(form);
    },
    submit: (event, ready, send) => {
      event.preventDefault();
      if (ready) return send();
      setLeft("all");
      focusFault(event.currentTarget);
    },
  };
}
