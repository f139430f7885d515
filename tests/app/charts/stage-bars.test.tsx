import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { shadePaint, STAGE_PAINT } from "../../../app/charts/segment-paint.ts";
import { layOutStageBars, type StageBarsRow } from "../../../app/charts/stage-bars-layout.ts";
import { StageBars } from "../../../app/charts/stage-bars.tsx";

afterEach(cleanup);

const IDS = ["materials", "washing", "end_of_life"] as const;
const row = (id: string, values: readonly (number | null)[], total: number | null): StageBarsRow => ({
  id,
  name: `Cup ${id}`,
  segments: values.map((value, at) => ({
    id: IDS[at] ?? "",
    label: ["Materials", "Washing", "End of life"][at] ?? "",
    value,
    shown: String(value),
    paint: STAGE_PAINT[IDS[at] ?? "materials"],
  })),
  total,
  totalShown: total === null ? "unknown" : `${total} g`,
});
const legend = [{ label: "Materials", paint: STAGE_PAINT.materials }];
/** every character 7 px wide */
const frame = (width: number) => ({ width, rem: 16, measure: (text: string) => text.length * 7 });

const only = <T,>(list: readonly T[]): T => {
  const [first] = list;
  if (first === undefined) throw new Error("expected something");
  return first;
};

describe("the layout of stacked bars", () => {
  it("gives each segment a width proportional to its value", () => {
    const { rows } = layOutStageBars([row("a", [30, 0.01, 10], 40.01), row("b", [5, 5, 0], 10)], legend, frame(720));
    const perUnit = rows.flatMap(({ segments }) =>
      segments.map(({ segment, hit }) => hit.width / (segment.value ?? Number.NaN)),
    );
    expect(perUnit).toHaveLength(5);
    for (const scale of perUnit) expect(scale).toBeCloseTo(only(perUnit), 6);
  });

  it("separates neighbours by 1.5 px, less where a thin segment would vanish", () => {
    const { rows } = layOutStageBars([row("a", [30, 0.01, 10], 40.01)], legend, frame(720));
    const [first, sliver, last] = only(rows).segments;
    if (!first || !sliver || !last) throw new Error("three segments expected");
    expect(first.box.x).toBe(first.hit.x);
    expect(first.hit.width - first.box.width).toBeCloseTo(0.75, 6);
    expect(last.hit.width - last.box.width).toBeCloseTo(0.75, 6);
    expect(sliver.box.width).toBeCloseTo(sliver.hit.width / 3, 6);
  });

  it("labels a segment with name and value, the value alone, or not at all", () => {
    const { rows } = layOutStageBars([row("a", [800, 45, 60], 905), row("b", [100, 0, 0], 100)], legend, frame(720));
    // 45 is less than 5% of 905
    expect(rows[0]?.segments.map(({ label }) => label)).toEqual(["Materials 800", null, "60"]);
    // "Materials 100" does not fit into a ninth of the axis
    expect(rows[1]?.segments.map(({ label }) => label)).toEqual(["100"]);
  });

  it("keeps every total inside the chart", () => {
    const long = { ...row("b", [39, 0, 0], 39), totalShown: "39.00 g CO2e per serving" };
    for (const width of [328, 720, 1072]) {
      const { rows } = layOutStageBars([row("a", [30, 0, 10], 40), long], legend, frame(width));
      for (const { total, row } of rows) {
        const end = total.anchor === "end" ? total.x : total.x + row.totalShown.length * 7;
        expect(end).toBeLessThanOrEqual(width + 0.001);
      }
    }
  });

  it("draws credits left of zero and marks the total", () => {
    const { rows, zero } = layOutStageBars([row("a", [30, 0, -10], 20)], legend, frame(720));
    const [materials, credit] = only(rows).segments;
    expect(credit && credit.hit.x + credit.hit.width).toBeCloseTo(zero.x, 6);
    expect(materials?.hit.x).toBeCloseTo(zero.x, 6);
    const perUnit = (materials?.hit.width ?? 0) / 30;
    expect(only(rows).totalMark).toBeCloseTo(zero.x + 20 * perUnit, 6);
  });

  it("draws no bar for an unknown total, and handles all zeros and no rows", () => {
    expect(only(layOutStageBars([row("a", [3, null, 1], null)], legend, frame(720)).rows).segments).toEqual([]);
    const zeros = layOutStageBars([row("a", [0, 0, 0], 0)], legend, frame(720));
    expect(only(zeros.rows).segments).toEqual([]);
    expect(only(zeros.rows).total.x).toBeGreaterThan(zeros.zero.x);
    expect(layOutStageBars([], legend, frame(720)).rows).toEqual([]);
  });

  it("places names above the bars in a narrow container", () => {
    const wide = only(layOutStageBars([row("a", [1, 1, 1], 3)], legend, frame(720)).rows);
    const narrow = only(layOutStageBars([row("a", [1, 1, 1], 3)], legend, frame(328)).rows);
    expect(wide.nameY).toBeGreaterThan(wide.bar.y);
    expect(narrow.nameY).toBeLessThan(narrow.bar.y);
    expect(narrow.segments[0]?.hit.x).toBe(0);
  });
});

/** Presses a key on the focused element; returns the name of the element focused afterwards. */
const press = (key: string) => {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
  return document.activeElement?.querySelector("title")?.textContent;
};

describe("StageBars", () => {
  const rows = [row("a", [30, 5, 0], 35), row("b", [3, null, 1], null), row("c", [4, 0, 6], 10)];

  it("names every segment and total with its number, and has one stop in the tab order", () => {
    render(<StageBars label="g CO2e per serving" rows={rows} legend={legend} onOpen={vi.fn()} />);
    expect(screen.getByRole("figure", { name: "g CO2e per serving" })).toBeTruthy();
    const buttons = screen.getAllByRole("button");
    expect(buttons.map((button) => button.querySelector("title")?.textContent)).toEqual([
      "Cup a, Materials 30",
      "Cup a, Washing 5",
      "Cup a, total 35 g",
      "Cup b, total unknown",
      "Cup c, Materials 4",
      "Cup c, End of life 6",
      "Cup c, total 10 g",
    ]);
    expect(buttons.map((button) => button.getAttribute("tabindex"))).toEqual(["0", "-1", "-1", "-1", "-1", "-1", "-1"]);
  });

  it("moves the focus by arrow keys and opens on Enter, space and click", () => {
    const onOpen = vi.fn<(row: string, segment: string | null) => void>();
    render(<StageBars label="Impact" rows={rows} legend={legend} onOpen={onOpen} />);
    screen.getByRole("button", { name: "Cup a, Materials 30" }).focus();
    expect(press("ArrowRight")).toBe("Cup a, Washing 5");
    press("Enter");
    expect(press("ArrowDown")).toBe("Cup b, total unknown");
    press(" ");
    expect(press("ArrowDown")).toBe("Cup c, total 10 g");
    expect(press("Home")).toBe("Cup c, Materials 4");
    expect(press("ArrowUp")).toBe("Cup b, total unknown");
    expect(press("ArrowUp")).toBe("Cup a, total 35 g");
    // the first row: no move
    expect(press("ArrowUp")).toBe("Cup a, total 35 g");
    expect(screen.getByRole("button", { name: "Cup a, total 35 g" }).getAttribute("tabindex")).toBe("0");
    fireEvent.click(screen.getByRole("button", { name: "Cup c, End of life 6" }));
    expect(onOpen.mock.calls).toEqual([
      ["a", "washing"],
      ["b", null],
      ["c", "end_of_life"],
    ]);
  });

  it("keeps a stop in the tab order when the focused product is removed", () => {
    const { rerender } = render(<StageBars label="Impact" rows={rows} legend={legend} onOpen={vi.fn()} />);
    fireEvent.focus(screen.getByRole("button", { name: "Cup c, total 10 g" }));
    rerender(<StageBars label="Impact" rows={rows.slice(0, 2)} legend={legend} onOpen={vi.fn()} />);
    expect(screen.getByRole("button", { name: "Cup a, Materials 30" }).getAttribute("tabindex")).toBe("0");
  });
});

describe("shades for series without colours", () => {
  it("differ from each other", () => {
    for (const count of [1, 2, 3, 6, 12]) {
      const fills = Array.from({ length: count }, (_, at) => shadePaint(at, count).fill);
      expect(new Set(fills).size).toBe(count);
    }
  });
});
