import { alike, columnNames, columnsNamed, withDetailsOf } from "./line-columns.ts";
import { aligned } from "./line-alignment.ts";
import type { LineTable } from "./line-table.ts";

/** Line differences between a portfolio and its scenario. */
export const lineChanges = (before: LineTable, now: LineTable) => {
  const [was, is] = [
    withDetailsOf(now.numbered(before), now.columns),
    withDetailsOf(now.columns, now.numbered(before)),
  ];
  const names = columnNames(is);
  const [olds, news] = [columnsNamed(was, names), columnsNamed(is, names)];
  // a scenario starts with the same lines: if the number of lines and the use cases are unchanged, match by index
  const inPlace = now.length === before.length && is.useCase.every((number, at) => number === was.useCase[at]);
  const becameOf = inPlace ? Int32Array.from(is.useCase, (_, at) => at) : aligned(is, was);
  const kept = new Uint8Array(before.length);
  for (const other of becameOf) if (other >= 0) kept[other] = 1;
  const isSame = (at: number, other: number): boolean => alike(news, at, olds, other);
  const counts = { changed: 0, added: 0, removed: 0 };
  const current: number[] = [];
  becameOf.forEach((other, at) => {
    if (other >= 0 && isSame(at, other)) return;
    counts[other < 0 ? "added" : "changed"]++;
    current.push(at);
  });
  const gone: number[] = [];
  kept.forEach((isKept, other) => {
    if (isKept === 0) gone.push(other);
  });
  counts.removed = gone.length;
  /** Change number 0 to length − 1, in the order of the lines, removed lines last. Throws RangeError beyond. */
  const change = (at: number) => {
    const placeNow = current[at];
    if (placeNow === undefined) {
      const placeBefore = gone[at - current.length];
      if (placeBefore === undefined) throw new RangeError(`change ${at} of ${current.length + gone.length}`);
      return { kind: "removed" as const, before: before.line(placeBefore), now: null, placeBefore, placeNow: null };
    }
    const placeBefore = becameOf[placeNow] ?? -1;
    const line = now.line(placeNow);
    return placeBefore < 0
      ? { kind: "added" as const, before: null, now: line, placeBefore: null, placeNow }
      : { kind: "changed" as const, before: before.line(placeBefore), now: line, placeBefore, placeNow };
  };
  return { ...counts, length: current.length + gone.length, change };
};

/** A changed, added or removed line, with its indexes in the portfolios before and now. */
export type LineChange = Readonly<ReturnType<ReturnType<typeof lineChanges>["change"]>>;
