import type { ReactNode } from "react";

/** The awkward states of one part, shown on the gallery page and rendered by a test. Each state is a component of its own. */
export interface Gallery {
  readonly title: string;
  readonly states: Readonly<Record<string, () => ReactNode>>;
}
