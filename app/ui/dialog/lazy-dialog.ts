import type { ComponentType } from "react";
import { lazyPart } from "../lazy-part/lazy-part.ts";
import { MissingPart } from "../missing-part/missing-part.tsx";

interface Closed {
  readonly onClose: () => void;
}

/** A dialog whose code is loaded when it is first opened. If it cannot be, `MissingPart` says so; the page keeps its state. */
export const lazyDialog = <P extends Closed>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> => lazyPart(load, { Missing: MissingPart });
