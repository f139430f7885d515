import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { BreakEvenChart } from "../../../app/charts/break-even-chart.tsx";
import { AXIS_GAP, layOutBreakEven, type BreakEvenLine } from "../../../app/charts/break-even-layout.ts";
import { overlaps } from "../../../app/charts/box.ts";

afterEach(cleanup);

const cup: BreakEvenLine = { id: "pp", name: "PP cup", reusable: true, highlighted: true, life: 150, perUse: 5 };
const glass: BreakEvenLine = { id: "glass", name: "Glass", reusable: true, highlighted: false, life: 400, perUse: 10 };
const single = (id: string, perUse: number): BreakEvenLine => ({
  id,
  name: `Single ${id}`,
  reusable: false,
  highlighted: false,
  // ignored for single-use products
  life: 999,
  perUse,
});
const paper = single("paper", 30);
const crossing = { reusableId: "pp", otherId: "paper", uses: 6, shownLabel: "6 uses" };
const frame = (width: number) => ({ width, rem: 16, measure: (text: string) => text.length * 7 });
const layOut = (
  lines: readonly BreakEvenLine[],
  domain: readonly [number, number] = [0, 40],
  width = 1072,
  crossings = [crossing],
) =>
  layOutBreakEven(
    lines,
    crossings,
    [{ id: "pp", uses: 30, label: "30 by default" }],
    domain,
    "uses",
    (from, to) => `${from}–${to}`,
    frame(width),
  );

describe("the layout of the break-even chart", () => {
  it("puts a crossing on both of its lines", () => {
    const { crossings, lines } = layOut([cup, glass, paper]);
    const [only] = crossings;
    for (const id of ["pp", "paper"]) {
      const line = lines.find((item) => item.line.id === id);
      if (!line || !only) throw new Error("a crossing and its lines expected");
      const slope = (line.to.y - line.from.y) / (line.to.x - line.from.x);
      expect(line.from.y + slope * (only.at.x - line.from.x)).toBeCloseTo(only.at.y, 6);
    }
  });

  it("omits crossings and default uses outside the domain, and crossings that never happen", () => {
    expect(layOut([cup, paper], [0, 5]).crossings).toEqual([]);
    expect(layOut([cup, paper], [0, 5]).defaultUses).toEqual([]);
    const never = { reusableId: "glass", otherId: "less", uses: 0, shownLabel: "never" };
    expect(layOut([cup, glass, single("less", 8)], [0, 40], 1072, [crossing, never]).crossings).toEqual([]);
  });

  it.each([328, 720, 1072])("places all names inside %i px without overlap", (width) => {
    const many = [cup, glass, ...Array.from({ length: 18 }, (_, at) => single(`product number ${at}`, 12 + at / 100))];
    const { lines, height } = layOut(many, [0, 40], width);
    for (const { end, line } of lines) {
      expect(end.box.y).toBeGreaterThanOrEqual(0);
      expect(end.box.y + end.box.height).toBeLessThanOrEqual(height);
      expect(end.x + Math.max(...end.lines.map((text) => text.length * 7))).toBeLessThanOrEqual(width + 0.001);
      expect(end.lines.join(" ")).toBe(line.name);
      expect(lines.filter((other) => overlaps(end.box, other.end.box)).map((other) => other.line)).toEqual([line]);
    }
  });

  it.each([328, 1072])("places the labels of close points without overlap, %i px", (width) => {
    const lines = [cup, ...[15, 20, 40].map((perUse) => single(String(perUse), perUse))];
    const crossings = [15, 20, 40].map((perUse) => ({ ...crossing, otherId: String(perUse) }));
    const layout = layOut(lines, [0, 40], width, crossings);
    const boxes = [...layout.crossings, ...layout.defaultUses].flatMap(({ label }) => (label ? [label.box] : []));
    expect(boxes).toHaveLength(4);
    for (const box of boxes) expect(boxes.filter((other) => overlaps(box, other))).toEqual([box]);
  });

  it("gives overlapping crossings one label with their range", () => {
    const lines = [cup, ...[29, 30, 31, 9].map((perUse) => single(String(perUse), perUse))];
    const at = (perUse: number, uses: number) => ({ ...crossing, otherId: String(perUse), uses });
    const { crossings } = layOut(lines, [0, 40], 328, [at(29, 7), at(30, 6), at(31, 5), at(9, 38)]);
    expect(crossings.map(({ item, label }) => [item.uses, label?.text ?? null])).toEqual([
      [5, "5–7"],
      [6, null],
      [7, null],
      [38, "6 uses"],
    ]);
  });

  it("handles zeros, credits and no lines", () => {
    expect(layOut([{ ...cup, life: 0, perUse: 0 }]).yTicks.map(({ label }) => label)).toEqual(["0", "1"]);
    expect(layOut([]).lines).toEqual([]);
    const credit = layOut([{ ...cup, life: 0.002, perUse: -0.0001 }]);
    expect(credit.yTicks.map(({ label }) => label)).toContain("\u22120.002");
    expect(new Set(credit.yTicks.map(({ label }) => label)).size).toBe(credit.yTicks.length);
  });
});

describe("BreakEvenChart", () => {
  const props = {
    label: "Cumulative climate impact",
    lines: [cup, paper],
    crossings: [crossing],
    defaultUses: [],
    domain: [0, 40],
    rangeLabel: (from: number, to: number) => `${from}–${to}`,
    usesLabel: "uses",
    valueLabel: "g CO2e",
    formatValue: (value: number) => `${value} g`,
  } as const;
  it("moves the focus by arrow keys and opens on Enter and click", () => {
    const onOpen = vi.fn<(line: string, other: string | null) => void>();
    render(<BreakEvenChart {...props} onOpen={onOpen} />);
    const [first, second, third] = screen.getAllByRole("button");
    if (!first || !second || !third) throw new Error("three stops expected");
    first.focus();
    fireEvent.keyDown(first, { key: "Enter" });
    fireEvent.keyDown(first, { key: "ArrowDown" });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second, { key: "End" });
    expect(document.activeElement).toBe(third);
    fireEvent.click(third);
    expect(onOpen.mock.calls).toEqual([
      ["pp", "paper"],
      ["pp", null],
    ]);
  });
});

test.each([14, 15, 16])("keeps all axis labels inside the chart at a root size of %s px", (rem) => {
  const measure = (text: string, size: number) => text.length * size * 0.54;
  const { plot, yTicks, sizes, valueLabelY } = layOutBreakEven(
    [cup, paper],
    [],
    [],
    [0, 40],
    "uses",
    (from, to) => `${from}–${to}`,
    { width: 640, rem, measure },
  );
  const widest = Math.max(...yTicks.map(({ label }) => measure(label, sizes.small)));
  expect(plot.x - AXIS_GAP - widest).toBeGreaterThanOrEqual(0);
  // Capitals and digits are about 0.7 em high, ascenders with leading 1.1 em.
  expect(valueLabelY).toBeGreaterThan(1.1 * sizes.small);
});
