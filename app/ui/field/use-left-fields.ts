import { useState, type SubmitEvent } from "react";

interface LeftFields<Name extends string> {
  readonly isLeft: (name: Name) => boolean;
  readonly leave: (name: Name) => void;
  /** handles the submit event: sends the form if it is ready, otherwise shows all errors and focuses the first */
  readonly submit: (event: SubmitEvent<HTMLFormElement>, ready: boolean, send: () => void) => void;
  /** shows the server's error at a field and focuses it */
  readonly tell: (name: Name, form: HTMLFormElement | null) => void;
}

/** Focuses the first invalid field after the errors are rendered. */
const focusFirstError = (form: HTMLFormElement | null): void =>
  void requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus());

/** Tracks which fields of a form have lost focus once: errors show only from then on, not during the first input. */
export function useLeftFields<Name extends string>(): LeftFields<Name> {
  const [left, setLeft] = useState<ReadonlySet<Name> | "all">(new Set<Name>());
  const leave = (name: Name): void => setLeft((before) => (before === "all" ? before : new Set([...before, name])));
  return {
    isLeft: (name) => left === "all" || left.has(name),
    leave,
    tell: (name, form) => {
      leave(name);
      focusFirstError(form);
    },
    submit: (event, ready, send) => {
      event.preventDefault();
      if (ready) return send();
      setLeft("all");
      focusFirstError(event.currentTarget);
    },
  };
}
