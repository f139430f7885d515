import { aligned } from "../../../workers/engine/portfolio/entry-alignment.ts";
import type { EntryLine } from "../../../workers/engine/portfolio/entry-line.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";

/** A line that is not as it was. */
export type LineChange =
  | { readonly kind: "changed"; readonly before: EntryLine; readonly now: EntryLine }
  | { readonly kind: "added"; readonly before: null; readonly now: EntryLine }
  | { readonly kind: "removed"; readonly before: EntryLine; readonly now: null };

export interface ScenarioChanges {
  readonly changed: number;
  readonly added: number;
  readonly removed: number;
  /** the first of them, in the order of the lines; removed ones last */
  readonly lines: readonly LineChange[];
}

/** Lines that differ between a portfolio and its scenario; at most `most` are given out. */
export const scenarioChanges = (before: EntryTable, now: EntryTable, most: number): ScenarioChanges => {
  const [was, is] = [now.numbered(before), now.columns];
  // a scenario begins with the same lines: while none came or went, and none changed its use case, places say which is which
  const inPlace = now.length === before.length && is.useCase.every((number, at) => number === was.useCase[at]);
  const becameOf = inPlace ? Int32Array.from(is.useCase, (_, at) => at) : aligned(is, was);
  const kept = new Uint8Array(before.length);
  for (const other of becameOf) if (other >= 0) kept[other] = 1;
  const isSame = (at: number, other: number): boolean =>
    is.useCase[at] === was.useCase[other] &&
    is.product[at] === was.product[other] &&
    is.food[at] === was.food[other] &&
    is.label[at] === was.label[other] &&
    is.quantity[at] === was.quantity[other];
  const lines: LineChange[] = [];
  const counts = { changed: 0, added: 0, removed: 0 };
  const note = (kind: LineChange["kind"], make: () => LineChange) => {
    counts[kind]++;
    if (lines.length < most) lines.push(make());
  };
  becameOf.forEach((other, at) => {
    if (other < 0) note("added", () => ({ kind: "added", before: null, now: now.line(at) }));
    else if (!isSame(at, other))
      note("changed", () => ({ kind: "changed", before: before.line(other), now: now.line(at) }));
  });
  for (let other = 0; other < before.length; other++) {
    if (kept[other] === 0) note("removed", () => ({ kind: "removed", before: before.line(other), now: null }));
  }
  return { ...counts, lines };
};
