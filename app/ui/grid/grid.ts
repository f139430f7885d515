const CONTROLS = "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled)";

/** A focusable place of a grid: a control, or a cell without one. */
interface Stop {
  readonly element: HTMLElement;
  /** index of the cell in its row */
  readonly column: number;
}

const cellStops = (cell: HTMLTableCellElement): readonly Stop[] => {
  const controls = [...cell.querySelectorAll<HTMLElement>(CONTROLS)];
  // a cell without text is a drawing of the figure beside it
  const elements = controls.length > 0 ? controls : cell.textContent.trim() === "" ? [] : [cell];
  return elements.map((element) => ({ element, column: cell.cellIndex }));
};

const gridStops = (table: HTMLTableElement): readonly (readonly Stop[])[] =>
  [...table.rows].map((row) => [...row.cells].flatMap(cellStops)).filter((stops) => stops.length > 0);

/** The stop of a row in the column of `from`, or in the nearest one. */
const nearest = (stops: readonly Stop[] | undefined, from: Stop): Stop | undefined =>
  stops?.toSorted((a, b) => Math.abs(a.column - from.column) - Math.abs(b.column - from.column))[0];

const target = (
  rows: readonly (readonly Stop[])[],
  from: HTMLElement,
  key: string,
  ctrl: boolean,
): Stop | undefined => {
  const rowAt = rows.findIndex((stops) => stops.some(({ element }) => element === from));
  const row = rows[rowAt] ?? [];
  const at = row.findIndex(({ element }) => element === from);
  const stop = row[at];
  if (stop === undefined) return undefined;
  switch (key) {
    case "ArrowRight":
      return row[at + 1];
    case "ArrowLeft":
      return row[at - 1];
    case "ArrowDown":
      return nearest(rows[rowAt + 1], stop);
    case "ArrowUp":
      return nearest(rows[rowAt - 1], stop);
    case "Home":
      return (ctrl ? rows[0] : row)?.[0];
    case "End":
      return (ctrl ? rows.at(-1) : row)?.at(-1);
    default:
      return undefined;
  }
};

/**
 * Makes a table one tab stop: arrow keys, Home and End move among its cells, with Ctrl to the ends of the table. The tab order is
 * written to the elements, not rendered: a move renders nothing. Gives the function that ends it.
 */
export function makeGrid(table: HTMLTableElement): () => void {
  let current: HTMLElement | null = null;
  const order = (): void => {
    const stops = gridStops(table).flat();
    if (!stops.some(({ element }) => element === current)) current = stops[0]?.element ?? null;
    for (const cell of table.querySelectorAll("th, td")) cell.removeAttribute("tabindex");
    for (const { element } of stops) element.tabIndex = element === current ? 0 : -1;
  };
  const enter = ({ target: focused }: FocusEvent): void => {
    if (!(focused instanceof HTMLElement) || focused === current) return;
    if (!gridStops(table).some((stops) => stops.some(({ element }) => element === focused))) return;
    if (current !== null) current.tabIndex = -1;
    current = focused;
    current.tabIndex = 0;
  };
  const move = (event: KeyboardEvent): void => {
    const { key, ctrlKey, altKey, metaKey, shiftKey, target: from } = event;
    const isPlain = !ctrlKey || key === "Home" || key === "End";
    if (altKey || metaKey || shiftKey || !isPlain || !(from instanceof HTMLElement)) return;
    const next = target(gridStops(table), from, key, ctrlKey);
    if (next === undefined) return;
    event.preventDefault();
    next.element.focus();
  };
  const watch = new MutationObserver(order);
  order();
  watch.observe(table, { childList: true, subtree: true });
  table.addEventListener("focusin", enter);
  table.addEventListener("keydown", move);
  return () => {
    watch.disconnect();
    table.removeEventListener("focusin", enter);
    table.removeEventListener("keydown", move);
  };
}

/** Properties that make a table of scores a grid (ARIA grid pattern); Enter presses the control of a cell. */
export const GRID = {
  role: "grid",
  ref: (table: HTMLTableElement | null) => (table ? makeGrid(table) : undefined),
} as const;
