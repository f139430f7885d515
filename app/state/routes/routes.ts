import type { QueryName } from "./query-parameters.ts";

/**
 * Who may see a route; everybody else is redirected to `/`.
 * gated: access token or guest mode. guest: guests only. admin: token and admin flag.
 */
export type Access = "open" | "gated" | "guest" | "admin";

interface Route {
  /** `:name` is a part of the path, `:name?` an optional one */
  readonly path: string;
  readonly access: Access;
  readonly query: readonly QueryName[];
}

const WIZARD = ["step", "name", "description", "region_id", "usecase_id", "food_id", "products"] as const;

/**
 * Every route: specification section 2, decisions.md 19 and 21. Only the address and its access rule; `app/shell/pages.ts`
 * maps routes to pages.
 */
export const ROUTES = {
  home: { path: "/", access: "open", query: [] },
  whatis: { path: "/whatis", access: "gated", query: [] },
  understanding: { path: "/understanding", access: "gated", query: [] },
  "howto-tool": { path: "/howto-tool", access: "gated", query: [] },
  "howto-scorecard": { path: "/howto-scorecard", access: "gated", query: [] },
  methodology: { path: "/methodology/:section?", access: "gated", query: [] },
  "usecase-product": { path: "/usecase-product", access: "gated", query: [] },
  "usecase-comparison": { path: "/usecase-comparison", access: "gated", query: ["region_id"] },
  usecase: { path: "/usecase", access: "gated", query: ["region_id"] },
  "create-product": {
    path: "/create-product/:usecase_id/:prodsys_id?",
    access: "gated",
    query: ["region_id", "portfolio_id", "comparison_id"],
  },
  "create-food": { path: "/create-food/:usecase_id?", access: "gated", query: ["region_id"] },
  "create-portfolio-food": {
    path: "/create-portfolio-food/:usecase_id",
    access: "gated",
    query: ["region_id", "portfolio_id"],
  },
  "edit-food": { path: "/edit-food/:food_id", access: "gated", query: [] },
  "select-food": { path: "/select-food/:usecase_id", access: "gated", query: ["food_id", "region_id"] },
  "select-portfolio-food": {
    path: "/select-portfolio-food/:usecase_id",
    access: "gated",
    query: ["food_id", "region_id", "portfolio_id"],
  },
  "select-products": {
    path: "/select-products/:usecase_id/:food_id",
    access: "gated",
    query: ["region_id", "comparison_id", "products"],
  },
  "select-portfolio-products": {
    path: "/select-portfolio-products/:usecase_id/:food_id",
    access: "gated",
    query: ["region_id", "portfolio_id", "products"],
  },
  scorecard: { path: "/scorecard/:usecase_id/:food_id/:comparison_id?", access: "gated", query: ["region_id"] },
  "create-portfolio": { path: "/create-portfolio/:portfolio_id?", access: "gated", query: ["region_id"] },
  "comparison-mode": { path: "/comparison-mode", access: "gated", query: [...WIZARD, "comparison_id"] },
  "portfolio-mode": { path: "/portfolio-mode", access: "gated", query: [...WIZARD, "portfolio_id", "mode"] },
  "scorecard-help": { path: "/scorecard-help", access: "gated", query: [] },
  "recycling-help": { path: "/recycling-help", access: "gated", query: [] },
  "customize-help": { path: "/customize-help", access: "gated", query: [] },
  credits: { path: "/credits", access: "gated", query: [] },
  account: { path: "/account", access: "gated", query: [] },
  rules: { path: "/rules", access: "gated", query: ["portfolio_id"] },
  "packaging-returns": { path: "/packaging-returns", access: "gated", query: ["portfolio_id"] },
  admin: { path: "/admin", access: "admin", query: [] },
  region: { path: "/region", access: "guest", query: [] },
  preview: { path: "/preview", access: "open", query: [] },
  "reset-password": { path: "/reset-password/:email?", access: "open", query: [] },
  // app/shell/take-mail-token.ts removes the token from the address when the page opens
  "change-password": { path: "/change-password/:token?", access: "open", query: [] },
  "verify-email": { path: "/verify-email/:token?", access: "open", query: [] },
  // the shared results are in the fragment
  "share-link": { path: "/s", access: "open", query: [] },
  share: { path: "/s/:share_id", access: "open", query: [] },
  changes: { path: "/changes", access: "open", query: [] },
  data: { path: "/data", access: "open", query: ["row"] },
  privacy: { path: "/privacy", access: "open", query: [] },
  licences: { path: "/licences", access: "open", query: [] },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof ROUTES;

/** The named parts of a path: `/a/:x/:y?` gives `{ x: string; y?: string }`. */
export type PathParams<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? PathParams<Head> & PathParams<Tail>
  : Path extends `:${infer Name}?`
    ? { readonly [Key in Name]?: string }
    : Path extends `:${infer Name}`
      ? { readonly [Key in Name]: string }
      : unknown;
