import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

/** The stops of a chart as rows and columns; null = nothing to stop at there. */
export type StopGrid = readonly (readonly (string | null)[])[];

/** Indexes from the nearest to `at` outwards. */
const outwards = (at: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index).toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));

/**
 * Where an arrow key leads from a stop: left and right within the row, up and down to the nearest stop of the next row that has any
 * (in a single row they do what left and right do), Home and End to the ends of the row. Null: the key leads nowhere.
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
    const column = outwards(columnAt, other.length).find((index) => other[index] !== null);
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

interface FocusStops {
  /** the one stop that Tab reaches */
  readonly current: string | null;
  /** the stop that has a focus which is to be seen */
  readonly ringed: string | null;
  /** for the svg that holds the stops */
  readonly bind: {
    readonly ref: RefObject<SVGSVGElement | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

const stopOf = (element: Element): string | null => element.closest("[data-stop]")?.getAttribute("data-stop") ?? null;

/** One stop of a chart is in the order of Tab, the arrow keys go from it to the others. */
export function useFocusStops(grid: StopGrid): FocusStops {
  const ref = useRef<SVGSVGElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  // not by :has() in a style: each change inside the svg would style the whole of it anew
  const [isSeen, setSeen] = useState(false);
  const stops = grid.flat().filter((stop) => stop !== null);
  // a product may have left the comparison
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
    setSeen(stop !== null && event.target.matches(":focus-visible"));
  };
  const onBlur = () => setSeen(false);
  return { current, ringed: isSeen && chosen === current ? current : null, bind: { ref, onKeyDown, onFocus, onBlur } };
}
