import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productsText } from "../../../workers/engine/portfolio/line-json.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { linesArb, someOf, tableArb } from "./any-lines.ts";

const cup = (quantity: number, label = "") => ({
  usecase_id: "cup",
  prodsys_id: "mug",
  food_id: "soup",
  quantity,
  label,
});
/** The entries as sent to the server. */
const productsOf = (table: LineTable, withPlaces = true): Record<string, { readonly place?: number }[]> =>
  JSON.parse([...productsText(table, withPlaces)].join(""));

const plate = { ...cup(7), usecase_id: "plate", prodsys_id: "paper" };

describe("LineTable", () => {
  it("returns its original lines, also after a transfer to another thread", () => {
    fc.assert(
      fc.property(linesArb(), (lines) => {
        const table = LineTable.of(lines);
        const copy = LineTable.adopt(structuredClone(table.data()));
        expect([...table.lines()]).toEqual(lines);
        expect([...copy.lines()]).toEqual(lines);
        expect(copy.equals(table)).toBe(true);
      }),
    );
  });

  it("exports few picked lines without the texts of the other lines", () => {
    const many = LineTable.of(Array.from({ length: 1000 }, (_, at) => cup(at + 1, `Order ${at}`)));
    const few = many.pick(Uint32Array.of(7, 500)).data();
    expect(few.labels).toEqual(["", "Order 7", "Order 500"]);
    expect(many.withItem({ label: "" }).data().labels).toEqual([""]);
    expect(LineTable.adopt(many.data()).equals(many)).toBe(true);
    const unlabelled = many.data(false);
    expect(unlabelled.labels).toEqual([""]);
    expect(LineTable.adopt(unlabelled).equals(many.withItem({ label: "" }))).toBe(true);
    expect(many.line(7).label).toBe("Order 7");
  });

  it("hands over its columns as they are if most of their texts are used, however many there are", () => {
    const table = LineTable.of(
      Array.from({ length: 500 }, (_, at) => ({ ...cup(at + 1, `line ${at}`), item_code: `A-${at}`, gtin: `0${at}` })),
    );
    const { label, item_code } = table.pick(Uint32Array.from({ length: 400 }, (_, at) => at)).data();
    expect([label[399], item_code?.[399]]).toEqual([table.columns.label[399], table.columns.item_code?.[399]]);
    expect(table.data().label).toBe(table.columns.label);
  });

  it("gives the entries by use case, the number of uses and the use cases", () => {
    const table = LineTable.of([cup(3), cup(4, "Kiosk"), plate]);
    expect(productsOf(table)).toEqual({
      cup: [
        { prodsys_id: "mug", food_id: "soup", quantity: 3 },
        { prodsys_id: "mug", food_id: "soup", quantity: 4, label: "Kiosk" },
      ],
      plate: [{ prodsys_id: "paper", food_id: "soup", quantity: 7 }],
    });
    expect([table.length, table.uses, table.useCases]).toEqual([3, 14, ["cup", "plate"]]);
  });

  it("groups lines by use case and keeps their order, like the server", () => {
    const mixed = LineTable.of([cup(1), plate, cup(2)]);
    expect([...mixed.grouped().lines()]).toEqual([cup(1), cup(2), plate]);
    fc.assert(
      fc.property(tableArb(), (table) => {
        const grouped = table.grouped();
        expect(productsOf(grouped)).toEqual(productsOf(table, false));
        expect(grouped.grouped()).toBe(grouped);
      }),
    );
  });

  it("gives its entries as JSON text in chunks", () => {
    const long = LineTable.of(Array.from({ length: 5000 }, (_, at) => cup(at + 1, at % 3 === 0 ? `"${at}` : "")));
    const pieces = [...productsText(long)];
    expect(pieces.length).toBeGreaterThan(2);
    const entries = [...long.lines()].map(({ prodsys_id, quantity, food_id, label }) => ({
      prodsys_id,
      quantity,
      food_id,
      ...(label && { label }),
    }));
    expect(JSON.parse(pieces.join(""))).toEqual({ cup: entries });
    expect([...productsText(LineTable.empty)].join("")).toBe("{}");
  });

  it("gives a place in JSON text only to lines that do not follow the previous one", () => {
    const placesOf = (...lines: PortfolioLine[]) =>
      Object.values(productsOf(LineTable.of(lines))).map((entries) => entries.map(({ place }) => place));
    expect(placesOf(cup(1), cup(2), plate)).toEqual([[undefined, undefined], [undefined]]);
    expect(placesOf(cup(1), plate, cup(2), cup(3))).toEqual([[undefined, 2, undefined], [1]]);
    // an object lists numeric keys first, in ascending order
    const numbered = (usecase_id: string) => ({ ...cup(1), usecase_id });
    expect(placesOf(cup(1), numbered("10"), numbered("9"))).toEqual([[2], [1], [0]]);
  });

  it("does not change the table before an edit, and shares unchanged columns", () => {
    const before = LineTable.of([cup(1), plate]);
    const after = before.with(Uint32Array.of(1), LineTable.of([{ ...plate, quantity: 9 }]));
    expect(before.line(1).quantity).toBe(7);
    expect(after.line(1).quantity).toBe(9);
    expect(after.columns.product).toBe(before.columns.product);
    expect(after.columns.quantity).not.toBe(before.columns.quantity);
  });

  it("restores removed lines by an insert", () => {
    fc.assert(
      fc.property(tableArb(), fc.array(fc.nat()), (table, pick) => {
        const places = someOf(table.length, pick);
        const without = table.without(places);
        expect(without.length).toBe(table.length - places.length);
        expect(without.insert(places, table.pick(places)).equals(table)).toBe(true);
      }),
    );
  });

  it("is equal only to the same lines in the same order", () => {
    fc.assert(
      fc.property(linesArb(4), linesArb(4), (a, b) => {
        const same =
          JSON.stringify(a) === JSON.stringify(b) && a.every((line, at) => line.quantity === b[at]?.quantity);
        expect(LineTable.of(a).equals(LineTable.of(b))).toBe(same);
        expect(LineTable.of(a).equals(LineTable.of(a))).toBe(true);
      }),
    );
  });

  it("rejects inconsistent columns, and places that are not ascending or do not exist", () => {
    const table = LineTable.of([cup(1), plate]);
    const data = table.data();
    expect(() => LineTable.adopt({ ...data, quantity: new Float64Array(3) })).toThrow(RangeError);
    expect(() => LineTable.adopt({ ...data, product: Uint32Array.of(0, 99) })).toThrow(RangeError);
    expect(() => LineTable.adopt({ ...data, label: Uint32Array.of(0, 1) })).toThrow(RangeError);
    expect(() => LineTable.adopt({ ...data, labels: ["x"] })).toThrow(RangeError);
    expect(() => table.line(2)).toThrow(RangeError);
    expect(() => table.pick(Uint32Array.of(1, 0))).toThrow(RangeError);
    expect(() => table.pick(Uint32Array.of(0, 0))).toThrow(RangeError);
    expect(() => table.without(Uint32Array.of(2))).toThrow(RangeError);
    expect(() => table.insert(Uint32Array.of(3), LineTable.of([plate]))).toThrow(RangeError);
  });
});
