import { useRef, useState, type FocusEvent, type KeyboardEvent } from "react";

/** Keys of the focusable parts of a chart, by row and column; null = no stop in that cell. */
export type StopGrid = readonly (readonly (string | null)[])[];

/** Indexes below `count`, sorted by distance from `at`. */
const byDistance = (at: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index).toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));

/**
 * The stop that a key moves to: left and right within the row, up and down to the nearest column of the next row with a
 * stop (in a single row the same as left and right), Home and End to the ends of the row. Null: the key does nothing.
 */
export function nextStop(grid: StopGrid, from: string, key: string): string | null {
  const rowAt = grid.findIndex((row) => row.includes(from));
  const row = grid[rowAt];
  if (!row) return null;
  const columnAt = row.indexOf(from);
  const after = (): string | null => row.slice(columnAt + 1).find((stop) => stop !== null) ?? null;
  const before = (): string | null => row.slice(0, columnAt).findLast((stop) => stop !== null) ?? null;
  const inRow = (other: StopGrid[number] | undefined): string | null => {
    if (!other) return null;
    const column = byDistance(columnAt, other.length).find((index) => other[index] !== null);
    return column === undefined ? null : (other[column] ?? null);
  };
  const hasStops = (other: StopGrid[number]) => other.some((stop) => stop !== null);
  switch (key) {
    case "ArrowRight":
      return after();
    case "ArrowLeft":
      return before();
    case "ArrowDown":
      return grid.length === 1 ? after() : inRow(grid.slice(rowAt + 1).find(hasStops));
    case "ArrowUp":
      return grid.length === 1 ? before() : inRow(grid.slice(0, rowAt).findLast(hasStops));
    case "Home":
      return row.find((stop) => stop !== null) ?? null;
    case "End":
      return row.findLast((stop) => stop !== null) ?? null;
    default:
      return null;
  }
}

const stopOf = (element: Element): string | null => element.closest("[data-stop]")?.getAttribute("data-stop") ?? null;

/**
 * Roving tab index: one stop of a chart, `current`, is in the tab order; arrow keys move to the others. `ringed` is the stop
 * with visible focus, `bind` the props of the svg that contains the stops.
 */
export function useFocusStops(grid: StopGrid) {
  const ref = useRef<SVGSVGElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  // In state, not by CSS :has(): each change inside the svg would recalculate the style of all of it.
  const [isFocusVisible, setFocusVisible] = useState(false);
  const stops = grid.flat().filter((stop) => stop !== null);
  // The stop is gone if its product was removed.
  const current = chosen !== null && stops.includes(chosen) ? chosen : (stops[0] ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (current === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextStop(grid, current, event.key);
    if (next === null) return;
    event.preventDefault();
    const elements = ref.current?.querySelectorAll<SVGElement>("[data-stop]") ?? [];
    [...elements].find((element) => stopOf(element) === next)?.focus();
  };
  const onFocus = (event: FocusEvent) => {
    const stop = stopOf(event.target);
    if (stop !== null) setChosen(stop);
    setFocusVisible(stop !== null && event.target.matches(":focus-visible"));
  };
  const onBlur = () => setFocusVisible(false);
  const ringed = isFocusVisible && chosen === current ? current : null;
  return { current, ringed, bind: { ref, onKeyDown, onFocus, onBlur } };
}
