import type { ReactNode } from "react";

/** Edge cases of one component, shown on the gallery page and rendered by a test. Each state is its own component. */
export interface Gallery {
  readonly title: string;
  readonly states: Readonly<Record<string, () => ReactNode>>;
}
