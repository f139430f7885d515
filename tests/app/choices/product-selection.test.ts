import { describe, expect, test } from "vitest";
import {
  canRemoveProduct,
  allowedSelection,
  matchesSearch,
  productsOf,
  selectionProblem,
  toggled,
  typicalReusable,
  visibleProducts,
  WHOLE_LIST,
  withAll,
} from "../../../app/choices/product-selection.ts";
import { KIOSK } from "../features/kiosk-catalogue.ts";

const CUPS = productsOf(KIOSK.products, "hot_cup");
const ids = (products: readonly { prodsys_id: string }[]) => products.map((product) => product.prodsys_id);

describe("the product table", () => {
  test("lists only the products of the use case, reusables first", () => {
    expect(ids(CUPS)).toEqual(["ceramic", "pp", "glass", "paper_pe", "eps", "bagasse"]);
  });

  test.each([
    [{ filter: "reusable" }, ["ceramic", "pp", "glass"]],
    [{ filter: "single_use" }, ["paper_pe", "eps", "bagasse"]],
    [{ search: "CUP" }, ["pp", "glass", "paper_pe", "eps", "bagasse"]],
    [{ search: "stoneware" }, ["ceramic"]],
    [{ search: "lined paper" }, ["paper_pe"]],
    [{ chosen_only: true }, ["glass", "eps"]],
    [{ chosen_only: true, filter: "single_use" }, ["eps"]],
    [{ search: "zinc" }, []],
  ] as const)("%o shows %o", (view, expected) => {
    expect(ids(visibleProducts(CUPS, { ...WHOLE_LIST, ...view }, ["glass", "eps"]))).toEqual(expected);
  });

  test("search ignores accents and outer spaces", () => {
    expect(matchesSearch(" creme ", ["Crème brûlée"])).toBe(true);
    expect(matchesSearch("brulée caramel", ["Crème brûlée"])).toBe(false);
  });
});

describe("the selection", () => {
  test("needs a product, one of them reusable", () => {
    expect(selectionProblem(CUPS, [], "with_reusable")).toBe("no_product");
    expect(selectionProblem(CUPS, ["gone"], "with_reusable")).toBe("no_product");
    expect(selectionProblem(CUPS, ["eps"], "with_reusable")).toBe("no_reusable");
    expect(selectionProblem(CUPS, ["eps", "pp"], "with_reusable")).toBeNull();
  });

  test("of a portfolio needs a product of any kind", () => {
    expect(selectionProblem(CUPS, [], "any")).toBe("no_product");
    expect(selectionProblem(CUPS, ["eps"], "any")).toBeNull();
  });

  test("is in the order of selection", () => {
    expect(toggled(["glass", "eps"], "pp")).toEqual(["glass", "eps", "pp"]);
    expect(toggled(["glass", "eps"], "glass")).toEqual(["eps"]);
    expect(withAll(["eps"], CUPS)).toEqual(["eps", "ceramic", "pp", "glass", "paper_pe", "bagasse"]);
  });

  test("of a saved document is never empty: the last product stays, Reset restores the saved selection", () => {
    const saved = ["glass", "eps"];
    expect(allowedSelection([], { chosen: ["pp"], saved })).toEqual(["pp"]);
    expect(allowedSelection([], { chosen: ["pp", "eps"], saved })).toEqual(saved);
    expect(allowedSelection(["eps"], { chosen: ["pp", "eps"], saved })).toEqual(["eps"]);
    expect(allowedSelection([], { chosen: ["pp"], saved: [] })).toEqual([]);
  });

  test("of a saved comparison never loses its last product", () => {
    expect(canRemoveProduct(["glass"], true)).toBe(false);
    expect(canRemoveProduct(["glass", "pp"], true)).toBe(true);
    expect(canRemoveProduct(["glass"], false)).toBe(true);
  });
});

describe("the typical reusable", () => {
  test("has the median uses", () => {
    expect(typicalReusable(CUPS, 5)?.prodsys_id).toBe("glass");
  });
  test("is the lighter of two with the same uses", () => {
    const twins = CUPS.map((cup) => (cup.reusable ? { ...cup, uses: 100 } : cup));
    expect(typicalReusable(twins, 5)?.prodsys_id).toBe("pp");
  });
  test("prefers products that count as reusable in the ratings, and is null without any", () => {
    const weak = CUPS.map((cup) => (cup.prodsys_id === "ceramic" ? cup : { ...cup, uses: cup.reusable ? 2 : 1 }));
    expect(typicalReusable(weak, 5)?.prodsys_id).toBe("ceramic");
    expect(
      typicalReusable(
        CUPS.filter((cup) => !cup.reusable),
        5,
      ),
    ).toBeNull();
  });
});
