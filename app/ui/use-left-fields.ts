import { useState } from "react";

interface LeftFields<Name extends string> {
  readonly isLeft: (name: Name) => boolean;
  readonly leave: (name: Name) => void;
  /** Somebody tried to send the form: every fault is told. */
  readonly leaveAll: () => void;
}

/** Which fields of a form were left once: from then on their faults are told, not while they are typed for the first time. */
export function useLeftFields<Name extends string>(): LeftFields<Name> {
  const [left, setLeft] = useState<ReadonlySet<Name> | "all">(new Set<Name>());
  return {
    isLeft: (name) => left === "all" || left.has(name),
    leave: (name) => setLeft((before) => (before === "all" ? before : new Set([...before, name]))),
    leaveAll: () => setLeft("all"),
  };
}

/** Puts the keyboard on the first field of a form that has a fault; after the faults are shown. */
export const focusFirstFault = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid='true']")?.focus());
};
