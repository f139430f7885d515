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

const routes =
  <const A extends Access>(access: A) =>
  <const P extends string, const Q extends readonly QueryName[]>(path: P, ...query: Q) => ({ path, access, query });

const open = routes("open");
const gated = routes("gated");
const guest = routes("guest");
const admin = routes("admin");

/**
 * Every route: specification section 2, decisions.md 19 and 21. Only the address and its access rule; `app/shell/screens.ts`
 * maps routes to pages.
 */
export const ROUTES = {
  home: open("/"),
  whatis: gated("/whatis"),
  understanding: gated("/understanding"),
  "howto-tool": gated("/howto-tool"),
  "howto-scorecard": gated("/howto-scorecard"),
  methodology: gated("/methodology/:section?"),
  "usecase-product": gated("/usecase-product"),
  "usecase-comparison": gated("/usecase-comparison", "region_id"),
  usecase: gated("/usecase", "region_id"),
  "create-product": gated("/create-product/:usecase_id/:prodsys_id?", "region_id", "portfolio_id", "comparison_id"),
  "create-food": gated("/create-food/:usecase_id?", "region_id"),
  "create-portfolio-food": gated("/create-portfolio-food/:usecase_id", "region_id", "portfolio_id"),
  "edit-food": gated("/edit-food/:food_id"),
  "select-food": gated("/select-food/:usecase_id", "food_id", "region_id"),
  "select-portfolio-food": gated("/select-portfolio-food/:usecase_id", "food_id", "region_id", "portfolio_id"),
  "select-products": gated("/select-products/:usecase_id/:food_id", "region_id", "comparison_id", "products"),
  "select-portfolio-products": gated(
    "/select-portfolio-products/:usecase_id/:food_id",
    "region_id",
    "portfolio_id",
    "products",
  ),
  scorecard: gated("/scorecard/:usecase_id/:food_id/:comparison_id?", "region_id"),
  "create-portfolio": gated("/create-portfolio/:portfolio_id?", "region_id"),
  "comparison-mode": gated("/comparison-mode", ...WIZARD, "comparison_id"),
  "portfolio-mode": gated("/portfolio-mode", ...WIZARD, "portfolio_id", "mode"),
  "scorecard-help": gated("/scorecard-help"),
  "recycling-help": gated("/recycling-help"),
  "customize-help": gated("/customize-help"),
  credits: gated("/credits"),
  account: gated("/account"),
  rules: gated("/rules", "portfolio_id"),
  "packaging-returns": gated("/packaging-returns", "portfolio_id"),
  admin: admin("/admin"),
  region: guest("/region"),
  preview: open("/preview"),
  "reset-password": open("/reset-password/:email?"),
  // app/shell/take-mail-token.ts removes the token from the address when the page opens
  "change-password": open("/change-password/:token?"),
  "verify-email": open("/verify-email/:token?"),
  "login-link": open("/login-link/:token?"),
  "confirm-email": open("/confirm-email/:token?"),
  "restore-email": open("/restore-email/:token?"),
  // the shared results are in the fragment
  "share-link": open("/s"),
  share: open("/s/:share_id"),
  changes: open("/changes"),
  data: open("/data", "row"),
  privacy: open("/privacy"),
  licences: open("/licences"),
} satisfies Record<string, Route>;

export type RouteId = keyof typeof ROUTES;

/** The named parts of a path: `/a/:x/:y?` gives `{ x: string; y?: string }`. */
export type PathParams<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? PathParams<Head> & PathParams<Tail>
  : Path extends `:${infer Name}?`
    ? { readonly [Key in Name]?: string }
    : Path extends `:${infer Name}`
      ? { readonly [Key in Name]: string }
      : unknown;
