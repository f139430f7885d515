import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { href } from "../../../app/state/routes/href.ts";
import { matchRoute, queryValue, safeAddress } from "../../../app/state/routes/match-route.ts";
import { ROUTES, type Access, type RouteId } from "../../../app/state/routes/routes.ts";

/** Copied by hand from specification section 2 and decisions.md 19 and 21: address, route, access. */
const SPECIFIED: readonly (readonly [path: string, id: RouteId, access: Access])[] = [
  ["/", "home", "open"],
  ["/whatis", "whatis", "gated"],
  ["/understanding", "understanding", "gated"],
  ["/howto-tool", "howto-tool", "gated"],
  ["/howto-scorecard", "howto-scorecard", "gated"],
  ["/methodology", "methodology", "gated"],
  ["/methodology/3", "methodology", "gated"],
  ["/usecase-product", "usecase-product", "gated"],
  ["/usecase-comparison", "usecase-comparison", "gated"],
  ["/usecase", "usecase", "gated"],
  ["/create-product/hot_cup", "create-product", "gated"],
  ["/create-product/hot_cup/p1", "create-product", "gated"],
  ["/create-food", "create-food", "gated"],
  ["/create-food/hot_cup", "create-food", "gated"],
  ["/create-portfolio-food/hot_cup", "create-portfolio-food", "gated"],
  ["/edit-food/f1", "edit-food", "gated"],
  ["/select-food/hot_cup", "select-food", "gated"],
  ["/select-portfolio-food/hot_cup", "select-portfolio-food", "gated"],
  ["/select-products/hot_cup/f1", "select-products", "gated"],
  ["/select-portfolio-products/hot_cup/f1", "select-portfolio-products", "gated"],
  ["/scorecard/hot_cup/f1", "scorecard", "gated"],
  ["/scorecard/hot_cup/f1/c1", "scorecard", "gated"],
  ["/create-portfolio", "create-portfolio", "gated"],
  ["/create-portfolio/pf1", "create-portfolio", "gated"],
  ["/comparison-mode", "comparison-mode", "gated"],
  ["/portfolio-mode", "portfolio-mode", "gated"],
  ["/scorecard-help", "scorecard-help", "gated"],
  ["/recycling-help", "recycling-help", "gated"],
  ["/customize-help", "customize-help", "gated"],
  ["/credits", "credits", "gated"],
  ["/account", "account", "gated"],
  ["/rules", "rules", "gated"],
  ["/packaging-returns", "packaging-returns", "gated"],
  ["/admin", "admin", "admin"],
  ["/region", "region", "guest"],
  ["/preview", "preview", "open"],
  ["/reset-password", "reset-password", "open"],
  ["/reset-password/a%40b.org", "reset-password", "open"],
  ["/change-password/t0ken", "change-password", "open"],
  ["/verify-email/t0ken", "verify-email", "open"],
  ["/login-link/t0ken", "login-link", "open"],
  ["/confirm-email/t0ken", "confirm-email", "open"],
  ["/restore-email/t0ken", "restore-email", "open"],
  ["/s", "share-link", "open"],
  ["/s/abc", "share", "open"],
  ["/changes", "changes", "open"],
  ["/data", "data", "open"],
  ["/privacy", "privacy", "open"],
  ["/licences", "licences", "open"],
];

describe("the route table", () => {
  it.each(SPECIFIED)("%s is %s, %s", (path, id, access) => {
    expect(matchRoute(path)?.id).toBe(id);
    expect(ROUTES[id].access).toBe(access);
  });

  it("has no route outside the specification", () => {
    expect(Object.keys(ROUTES).toSorted()).toEqual([...new Set(SPECIFIED.map(([, id]) => id))].toSorted());
  });

  it.each([
    [
      "/comparison-mode",
      ["step", "name", "description", "region_id", "usecase_id", "food_id", "products", "comparison_id"],
    ],
    [
      "/portfolio-mode",
      ["step", "name", "description", "region_id", "usecase_id", "food_id", "products", "portfolio_id", "mode"],
    ],
    ["/create-product/u", ["region_id", "portfolio_id", "comparison_id"]],
    ["/create-portfolio-food/u", ["region_id", "portfolio_id"]],
    ["/select-food/u", ["food_id", "region_id"]],
    // the selection is in the address, as in the wizard
    ["/select-products/u/f", ["region_id", "comparison_id", "products"]],
    ["/select-portfolio-products/u/f", ["region_id", "portfolio_id", "products"]],
    ["/scorecard/u/f", ["region_id"]],
  ])("%s has its query parameters", (path, query) => {
    const id = matchRoute(path)?.id;
    expect(id && ROUTES[id].query).toEqual(query);
  });

  it.each([
    "/nowhere",
    "/comparison-mode/x",
    "/Region",
    "/index.html",
    "//evil.example",
    "/edit-food",
    "/scorecard/hot_cup",
    "/s/a/b",
    "/%E0%A4%A/x",
    "/s/%E0%A4%A",
  ])("%s is unknown", (path) => expect(matchRoute(path)).toBeNull());

  it("decodes the named parts of a path, and accepts a slash at the end", () => {
    expect(matchRoute("/reset-password/a%40b.org/")).toEqual({ id: "reset-password", params: { email: "a@b.org" } });
    expect(matchRoute("/reset-password")).toEqual({ id: "reset-password", params: {} });
  });
});

describe("href", () => {
  it("builds the addresses in the specification", () => {
    expect(href("home")).toBe("/");
    expect(href("comparison-mode", { query: { step: 1 } })).toBe("/comparison-mode?step=1");
    expect(href("comparison-mode", { query: { comparison_id: "c1" } })).toBe("/comparison-mode?comparison_id=c1");
    expect(href("portfolio-mode", { query: { portfolio_id: "p1", mode: "scores" } })).toBe(
      "/portfolio-mode?portfolio_id=p1&mode=scores",
    );
    expect(href("methodology")).toBe("/methodology");
    expect(href("methodology", { section: "2" })).toBe("/methodology/2");
  });

  it("encodes characters that would end the path or the query", () => {
    expect(href("edit-food", { food_id: "a/b?c" })).toBe("/edit-food/a%2Fb%3Fc");
    expect(href("comparison-mode", { query: { name: "a&b=c" } })).toBe("/comparison-mode?name=a%26b%3Dc");
  });

  it("omits empty values and keeps a list of products readable", () => {
    expect(href("comparison-mode", { query: { step: 5, name: "", products: ["a", "b"] } })).toBe(
      "/comparison-mode?step=5&products=a,b",
    );
  });

  it.each(SPECIFIED)("a link to %s leads back to the same route", (path) => {
    const match = matchRoute(path);
    if (!match) throw new Error(`${path} is not in the table`);
    const untyped = href as (id: RouteId, target: Readonly<Record<string, string>>) => string;
    expect(matchRoute(untyped(match.id, match.params))).toEqual(match);
  });
});

describe("a query parameter", () => {
  it.each([
    ["?step=4", "step", 4],
    ["?step=four", "step", undefined],
    ["?step=-1", "step", undefined],
    ["", "step", undefined],
    ["?region_id=%20Spain%20", "region_id", "Spain"],
    ["?region_id=", "region_id", undefined],
    ["?products=a,,b, a", "products", ["a", "b"]],
    ["?mode=scores", "mode", "scores"],
    ["?mode=other", "mode", undefined],
  ] as const)("%s gives %s = %s", (search, name, value) => {
    expect(queryValue(search, name)).toEqual(value);
  });
});

describe("a stored address", () => {
  it.each([
    "//evil",
    "//evil.example/comparison-mode",
    "/\\evil",
    "\\\\evil",
    "javascript:alert(1)",
    "https://evil.example/",
    "data:text/html,x",
    "",
    "comparison-mode",
    "/nowhere",
    "/\t/evil",
  ])("%j becomes /", (address) => expect(safeAddress(address)).toBe("/"));

  it.each(["/", "/comparison-mode?step=2&name=a%2Fb", "/methodology/2", "/s#v1.abc"])("%j stays", (address) =>
    expect(safeAddress(address)).toBe(address),
  );
});

it("every route beyond the specification is in the decisions with its access", () => {
  const [specification = "", decisions = ""] = ["specification", "decisions"].map((name) =>
    readFileSync(`docs/${name}.md`, "utf8"),
  );
  const rows = decisions.split("\n").filter((line) => line.startsWith("| `/"));
  const missing = Object.values(ROUTES).filter(({ path, access }) => {
    const first = `/${path.split("/")[1]}`;
    const isSpecified = new RegExp(`(?<![\\w}])${first}(?![\\w-])`).test(specification);
    return !isSpecified && !rows.some((row) => row.includes(`\`${first}`) && row.split("|")[2]?.trim() === access);
  });
  expect(missing).toEqual([]);
});
