import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { viewedPlaces, WHOLE_TABLE, orderedBy } from "../../../../app/features/portfolio-editor/line-order.ts";
import type { LineNames } from "../../../../app/features/portfolio-editor/line-search.ts";
import { LineTable } from "../../../../workers/engine/portfolio/line-table.ts";

const line = (usecase_id: string, prodsys_id: string, food_id: string, quantity: number, label = "") => ({
  usecase_id,
  prodsys_id,
  food_id,
  quantity,
  label,
});
const TABLE = LineTable.of([
  line("cup", "paper", "coffee", 50),
  line("cup", "mug", "tea", 7, "North"),
  line("bowl", "bagasse", "creme", 900),
  line("bowl", "pet", "coffee", 7, "North site"),
]);
/** The same lines with purchase details, except the last one. */
const PURCHASES = LineTable.of([
  { ...line("cup", "paper", "coffee", 50), site: "Leeds", order_number: "PO-77", gtin: "4006381333931" },
  { ...line("cup", "mug", "tea", 7), site: "Berlin", date: "2026-03-12" },
  { ...line("bowl", "bagasse", "creme", 9000), site: "Leeds", item_code: "0042" },
  line("bowl", "pet", "coffee", 7),
]);
const NAMES: LineNames = {
  usecase: (id) => ({ cup: "Hot cup", bowl: "Bowl" })[id] ?? id,
  product: (id) => ({ paper: "Paper cup", mug: "Ceramic mug", bagasse: "Bagasse bowl", pet: "PET bowl" })[id] ?? id,
  food: (id) => ({ coffee: "Hot coffee", tea: "Tea", creme: "Crème brûlée" })[id] ?? id,
  isAssumed: (id) => id === "creme",
  isForbidden: (id) => id === "pet" || id === "paper",
  isOtherPeriod: (day) => day > "2026-01-01",
};
const SCORES = [10, null, 80, 40];
const figureOf = (_: unknown, place: number) => SCORES[place] ?? null;
const shown = (view: Partial<typeof WHOLE_TABLE>) => [
  ...viewedPlaces(TABLE, { ...WHOLE_TABLE, ...view }, NAMES, figureOf).places,
];

describe("which lines a view shows, and in which order", () => {
  test("without filters all lines are shown in the order added", () => {
    expect(shown({})).toEqual([0, 1, 2, 3]);
  });

  test("every word of a search must be in a name or the label; accents and case are ignored", () => {
    expect(shown({ search: "bowl" })).toEqual([2, 3]);
    expect(shown({ search: "coffee  PAPER" })).toEqual([0]);
    expect(shown({ search: "creme" })).toEqual([2]);
    expect(shown({ search: "north" })).toEqual([1, 3]);
    expect(shown({ search: "north cup" })).toEqual([1]);
    expect(shown({ search: "nothing" })).toEqual([]);
  });

  const purchases = (view: Partial<typeof WHOLE_TABLE>) => [
    ...viewedPlaces(PURCHASES, { ...WHOLE_TABLE, ...view }, NAMES, figureOf).places,
  ];

  const uses = (sign: "more" | "less", than: number) => ({ column: "quantity", sign, than }) as const;
  test("limits keep lines with more, or less, than a number, and combine", () => {
    expect(shown({ limits: [uses("more", 7)] })).toEqual([0, 2]);
    expect(shown({ limits: [uses("less", 50)] })).toEqual([1, 3]);
    expect(shown({ limits: [uses("more", 7), uses("less", 900)] })).toEqual([0]);
    expect(shown({ limits: [uses("more", 6)], search: "bowl" })).toEqual([2, 3]);
    // scores as they are shown: 80 is not above 80; a line without a score is in neither
    const score = (sign: "more" | "less", than: number) => ({ column: "score", sign, than }) as const;
    expect(shown({ limits: [score("more", 39)] })).toEqual([2, 3]);
    expect(shown({ limits: [score("more", 40)] })).toEqual([2]);
    expect(shown({ limits: [score("less", 80)] })).toEqual([0, 3]);
  });

  test("while figures are loading their lines stay, and more is to come", () => {
    const limits = [{ column: "mass", sign: "more", than: 1 }] as const;
    const half = (_: unknown, place: number) => (place === 1 ? undefined : place);
    const view = viewedPlaces(TABLE, { ...WHOLE_TABLE, limits }, NAMES, half);
    expect([[...view.places], view.isWaiting]).toEqual([[1, 2, 3], true]);
    const all = viewedPlaces(TABLE, { ...WHOLE_TABLE, limits }, NAMES, (_, place) => place);
    expect([[...all.places], all.isWaiting]).toEqual([[2, 3], false]);
  });

  test("a search finds numbers of articles and orders, sites and dates", () => {
    expect(purchases({ search: "po-77" })).toEqual([0]);
    expect(purchases({ search: "381333" })).toEqual([0]);
    expect(purchases({ search: "0042 leeds" })).toEqual([2]);
    expect(purchases({ search: "2026-03" })).toEqual([1]);
  });

  test("the words of a search stand in one field, or begin words of several; short numbers count whole", () => {
    const sites = LineTable.of([
      { ...line("cup", "paper", "coffee", 1), site: "Site 0", date: "2026-02-11" },
      { ...line("cup", "paper", "coffee", 1), site: "Site 2", date: "2026-03-12", order_number: "A-0042" },
      { ...line("cup", "mug", "tea", 1, "Mitte 2"), site: "Westsite 24" },
    ]);
    const found = (search: string) => [...viewedPlaces(sites, { ...WHOLE_TABLE, search }, NAMES, figureOf).places];
    expect(found("site 2")).toEqual([1, 2]);
    expect(found("site 0")).toEqual([0]);
    expect(found("paper 2026")).toEqual([0, 1]);
    expect(found("pap 2026-02")).toEqual([0]);
    expect(found("aper 2026-02")).toEqual([]);
    expect(found("paper 0042")).toEqual([1]);
    expect(found("paper 42")).toEqual([]);
    expect(found("tea 24")).toEqual([2]);
  });

  test("filters show one site, lines without a site, assumed foods, forbidden products and large quantities", () => {
    expect(purchases({ site: "Leeds" })).toEqual([0, 2]);
    expect(purchases({ site: "" })).toEqual([3]);
    expect(shown({ site: "" })).toEqual([0, 1, 2, 3]);
    expect(purchases({ assumed: true })).toEqual([2]);
    expect(purchases({ forbidden: true })).toEqual([0, 3]);
    expect(purchases({ otherPeriod: true })).toEqual([1]);
    expect(purchases({ limits: [uses("more", 1000)] })).toEqual([2]);
    expect(purchases({ limits: [uses("more", 7)], site: "Leeds", forbidden: true })).toEqual([0]);
    expect(purchases({ limits: [uses("more", 50)], forbidden: true })).toEqual([]);
  });

  test("sorting by a detail puts lines without it first", () => {
    expect(purchases({ sort: { column: "site", descending: false } })).toEqual([3, 1, 0, 2]);
    expect(purchases({ sort: { column: "date", descending: true } })).toEqual([1, 0, 2, 3]);
    expect(shown({ sort: { column: "gtin", descending: false } })).toEqual([0, 1, 2, 3]);
  });

  test("a use case filter and a search apply together", () => {
    expect(shown({ usecase_id: "bowl" })).toEqual([2, 3]);
    expect(shown({ usecase_id: "cup", search: "coffee" })).toEqual([0]);
  });

  test("sorts by name, quantity and figure; equal values keep their order, unknown ones come last in both directions", () => {
    expect(shown({ sort: { column: "product", descending: false } })).toEqual([2, 1, 0, 3]);
    expect(shown({ sort: { column: "quantity", descending: false } })).toEqual([1, 3, 0, 2]);
    expect(shown({ sort: { column: "quantity", descending: true } })).toEqual([2, 0, 1, 3]);
    expect(shown({ sort: { column: "score", descending: false } })).toEqual([0, 3, 2, 1]);
    expect(shown({ sort: { column: "score", descending: true } })).toEqual([2, 3, 0, 1]);
    expect(shown({ sort: { column: "label", descending: true }, usecase_id: "bowl" })).toEqual([3, 2]);
  });

  test("while a figure to sort by is loading, the lines are in the order added", () => {
    const view = { ...WHOLE_TABLE, search: "cup", sort: { column: "score", descending: true } } as const;
    const early = viewedPlaces(TABLE, view, NAMES, (_, place) => (place === 1 ? undefined : place));
    expect([early.isWaiting, [...early.places]]).toEqual([true, [0, 1]]);
    const late = viewedPlaces(TABLE, view, NAMES, (_, place) => place);
    expect([late.isWaiting, [...late.places]]).toEqual([false, [1, 0]]);
  });
});

test("the radix sort equals a stable comparison sort, for any numbers and any subset of places", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3 }), fc.constant(0))),
      fc.func(fc.boolean()),
      (values, isChosen) => {
        const keys = Float64Array.from(values);
        const places = values.flatMap((_, place) => (isChosen(place) ? [place] : []));
        const expected = places.toSorted((a, b) => {
          const [x, y] = [values[a] ?? 0, values[b] ?? 0];
          return x < y ? -1 : x > y ? 1 : 0;
        });
        expect([...orderedBy(Uint32Array.from(places), keys)]).toEqual(expected);
      },
    ),
  );
});
