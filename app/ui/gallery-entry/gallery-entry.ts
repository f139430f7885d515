import type { ReactNode } from "react";

/** Edge cases of one component by name, shown on the gallery page and rendered by a test. Each is a component of its own. */
export type Gallery = Readonly<Record<string, () => ReactNode>>;
