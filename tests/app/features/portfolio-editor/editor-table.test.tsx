import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, assert, beforeEach, expect, test, vi } from "vitest";
import { EditorTable } from "../../../../app/features/portfolio-editor/editor-table.tsx";
import { LineSet } from "../../../../app/features/portfolio-editor/line-set.ts";
import { MAX_PRINTED } from "../../../../app/features/portfolio-editor/printed-lines.ts";
import { type NamedProduct, type PortfolioNames } from "../../../../app/state/portfolio/portfolio-names.ts";
import { LineTable } from "../../../../workers/engine/portfolio/line-table.ts";

const LINES = 200;
const IN_SIGHT = 20;

// jsdom has no layout, so the first rows count as visible, in blocks of two; one stable object, like the real virtualizer
const virtualizer = vi.hoisted(() => ({
  blockHeight: () => 0,
  getVirtualItems: () => Array.from({ length: 10 }, (_, index) => ({ index })),
  scrollOffset: 0,
  measure: () => undefined,
  // every row counts as visible
  getOffsetForIndex: () => [0, "auto"],
}));
const rowHeight = () => virtualizer.blockHeight() / 2;
vi.mock("@tanstack/react-virtual", () => ({
  useVirtualizer: ({ estimateSize }: { readonly estimateSize: () => number }) =>
    Object.assign(virtualizer, { blockHeight: estimateSize }),
}));

// wide enough for rows of one line
beforeEach(() => {
  // the width of the test's window is 1024 px
  const browser: unknown = Reflect.get(window, "happyDOM");
  (browser as { setViewport: (size: { width: number }) => void }).setViewport({ width: 1440 });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

/** Names with a product that counts how often rows read its name: once per render of a row. */
const countedNames = () => {
  const asked = { rows: 0 };
  const mug: NamedProduct = {
    prodsys_id: "mug",
    get name() {
      asked.rows++;
      return "Mug";
    },
    reusable: false,
    uses: 1,
    mass_grams: 300,
    exists: true,
  };
  const names: PortfolioNames = {
    usecase: () => "Hot cup",
    product: () => mug,
    food: () => "Hot tea",
    region: () => "Europe",
  };
  return { names, asked };
};

const commands = {
  onChoose: vi.fn<() => void>(),
  onOpen: vi.fn<() => void>(),
  onPaste: vi.fn<() => void>(),
  onType: vi.fn<(place: number, quantity: number) => void>(),
  onSettle: vi.fn<() => void>(),
  onKey: () => undefined,
  onDrop: vi.fn<() => void>(),
  onFood: vi.fn<() => void>(),
  foodOptions: () => [],
  onMenu: vi.fn<() => void>(),
};

const tableOf = (lines: number): LineTable =>
  LineTable.of(
    Array.from({ length: lines }, (_, at) => ({
      usecase_id: "hot_cup",
      prodsys_id: "mug",
      food_id: "tea",
      quantity: at + 1,
      label: "",
    })),
  );

const element = (
  table: LineTable,
  names: PortfolioNames,
  places = Uint32Array.from({ length: table.length }, (_, place) => place),
  onVisible: (first: number, last: number) => void = () => undefined,
) => (
  <EditorTable
    name="Cups"
    table={table}
    places={places}
    period={{ from: "2026-01-01", to: "2026-12-31" }}
    shownDetails={["site", "date"]}
    sort={null}
    onSort={() => undefined}
    names={names}
    law={new Map()}
    catalogue={{ bands: [], default_food: "default_worst" }}
    figuresAt={() => null}
    selection={LineSet.none(table.length)}
    onChooseAll={() => undefined}
    commands={commands}
    onVisible={onVisible}
  />
);

test("chosen details have a column if any line has them", () => {
  const { names } = countedNames();
  const table = LineTable.of(
    [...tableOf(2).lines()].map((line, at) => ({
      ...line,
      order_number: "PO-1",
      ...(at === 0 ? { site: "Leeds" } : {}),
    })),
  );
  render(element(table, names));
  const heads = screen.getAllByRole("columnheader").map((head) => head.textContent);
  expect(heads).toContain("Site");
  expect(heads).not.toContain("Order number");
  expect(heads).not.toContain("Date");
  expect(screen.getByTitle("Leeds").tagName).toBe("TD");
});

test("texts that may be cut off have the full text as title", () => {
  render(element(tableOf(1), countedNames().names));
  expect(screen.getByTitle("Mug").tagName).toBe("BUTTON");
  expect(screen.getByTitle("Hot tea").tagName).toBe("BUTTON");
  expect(screen.getByTitle("Hot cup").tagName).toBe("TD");
});

test("Enter takes the quantity and focuses the next line in the same key event, for users who type fast", async () => {
  render(element(tableOf(2), countedNames().names));
  const [first, second] = await screen.findAllByRole("textbox");
  assert(first !== undefined && second !== undefined);
  act(() => first.focus());
  fireEvent.change(first, { target: { value: "12" } });
  fireEvent.keyDown(first, { key: "Enter" });
  expect(document.activeElement).toBe(second);
  expect(commands.onType.mock.calls).toEqual([[0, 12]]);
  expect(commands.onSettle).toHaveBeenCalledTimes(1);

  // the last line: the quantity is taken, the field keeps the focus
  fireEvent.change(second, { target: { value: "34" } });
  fireEvent.keyDown(second, { key: "Enter" });
  expect(document.activeElement).toBe(second);
  expect(commands.onType.mock.calls).toEqual([
    [0, 12],
    [1, 34],
  ]);
  expect(commands.onSettle).toHaveBeenCalledTimes(2);
});

test("prints all lines of the view up to the limit, not only the visible ones", async () => {
  // by selector: a role query over hundreds of rows takes seconds
  const drawn = () => document.querySelectorAll('th[scope="row"]').length;
  render(element(tableOf(2 * IN_SIGHT), countedNames().names));
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(drawn()).toBe(2 * IN_SIGHT);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  await waitFor(() => expect(drawn()).toBe(IN_SIGHT));
  cleanup();

  render(element(tableOf(MAX_PRINTED + 1), countedNames().names));
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(drawn()).toBe(MAX_PRINTED);
});

test("no list is taller than a browser can lay out: the last of a million lines can be reached", () => {
  const { names } = countedNames();
  const table = tableOf(LINES);
  const { rerender } = render(element(table, names));
  expect(rowHeight()).toBe(33);
  rerender(
    element(
      table,
      names,
      Uint32Array.from({ length: 1_000_000 }, (_, place) => place),
    ),
  );
  expect(rowHeight() * 1_000_000).toBeLessThanOrEqual(17_800_000);
  // limits of a phone are in device pixels
  vi.stubGlobal("devicePixelRatio", 3);
  rerender(
    element(
      table,
      names,
      Uint32Array.from({ length: 999_999 }, (_, place) => place),
    ),
  );
  expect(rowHeight() * 999_999).toBeLessThanOrEqual(33_554_428 / 3);
  expect(rowHeight()).toBeGreaterThan(0);
  vi.unstubAllGlobals();
});
