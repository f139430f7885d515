/**
 * Who may see a route; everybody else is redirected to `/`.
 * gated: access token or guest mode. guest: guests only. admin: token and admin flag.
 */
export type Access = "open" | "gated" | "guest" | "admin";
/**
 * Every route: specification section 2, decisions.md 19 and 21. Only the address and its access rule; `app/shell/screens.ts`
 * maps routes to pages.
 */
export declare const ROUTES: {
  home: {
    path: "/";
    access: "open";
    query: readonly [];
  };
  whatis: {
    path: "/whatis";
    access: "gated";
    query: readonly [];
  };
  understanding: {
    path: "/understanding";
    access: "gated";
    query: readonly [];
  };
  "howto-tool": {
    path: "/howto-tool";
    access: "gated";
    query: readonly [];
  };
  "howto-scorecard": {
    path: "/howto-scorecard";
    access: "gated";
    query: readonly [];
  };
  methodology: {
    path: "/methodology/:section?";
    access: "gated";
    query: readonly [];
  };
  "usecase-product": {
    path: "/usecase-product";
    access: "gated";
    query: readonly [];
  };
  "usecase-comparison": {
    path: "/usecase-comparison";
    access: "gated";
    query: readonly ["region_id"];
  };
  usecase: {
    path: "/usecase";
    access: "gated";
    query: readonly ["region_id"];
  };
  "create-product": {
    path: "/create-product/:usecase_id/:prodsys_id?";
    access: "gated";
    query: readonly ["region_id", "portfolio_id", "comparison_id"];
  };
  "create-food": {
    path: "/create-food/:usecase_id?";
    access: "gated";
    query: readonly ["region_id"];
  };
  "create-portfolio-food": {
    path: "/create-portfolio-food/:usecase_id";
    access: "gated";
    query: readonly ["region_id", "portfolio_id"];
  };
  "edit-food": {
    path: "/edit-food/:food_id";
    access: "gated";
    query: readonly [];
  };
  "select-food": {
    path: "/select-food/:usecase_id";
    access: "gated";
    query: readonly ["food_id", "region_id"];
  };
  "select-portfolio-food": {
    path: "/select-portfolio-food/:usecase_id";
    access: "gated";
    query: readonly ["food_id", "region_id", "portfolio_id"];
  };
  "select-products": {
    path: "/select-products/:usecase_id/:food_id";
    access: "gated";
    query: readonly ["region_id", "comparison_id", "products"];
  };
  "select-portfolio-products": {
    path: "/select-portfolio-products/:usecase_id/:food_id";
    access: "gated";
    query: readonly ["region_id", "portfolio_id", "products"];
  };
  scorecard: {
    path: "/scorecard/:usecase_id/:food_id/:comparison_id?";
    access: "gated";
    query: readonly ["region_id"];
  };
  "create-portfolio": {
    path: "/create-portfolio/:portfolio_id?";
    access: "gated";
    query: readonly ["region_id"];
  };
  "comparison-mode": {
    path: "/comparison-mode";
    access: "gated";
    query: readonly ["step", "name", "description", "region_id", "usecase_id", "food_id", "products", "comparison_id"];
  };
  "portfolio-mode": {
    path: "/portfolio-mode";
    access: "gated";
    query: readonly [
      "step",
      "name",
      "description",
      "region_id",
      "usecase_id",
      "food_id",
      "products",
      "portfolio_id",
      "mode",
    ];
  };
  "scorecard-help": {
    path: "/scorecard-help";
    access: "gated";
    query: readonly [];
  };
  "recycling-help": {
    path: "/recycling-help";
    access: "gated";
    query: readonly [];
  };
  "customize-help": {
    path: "/customize-help";
    access: "gated";
    query: readonly [];
  };
  credits: {
    path: "/credits";
    access: "gated";
    query: readonly [];
  };
  account: {
    path: "/account";
    access: "gated";
    query: readonly [];
  };
  rules: {
    path: "/rules";
    access: "gated";
    query: readonly ["portfolio_id"];
  };
  "packaging-returns": {
    path: "/packaging-returns";
    access: "gated";
    query: readonly ["portfolio_id"];
  };
  admin: {
    path: "/admin";
    access: "admin";
    query: readonly [];
  };
  region: {
    path: "/region";
    access: "guest";
    query: readonly [];
  };
  preview: {
    path: "/preview";
    access: "open";
    query: readonly [];
  };
  "reset-password": {
    path: "/reset-password/:email?";
    access: "open";
    query: readonly [];
  };
  "change-password": {
    path: "/change-password/:token?";
    access: "open";
    query: readonly [];
  };
  "verify-email": {
    path: "/verify-email/:token?";
    access: "open";
    query: readonly [];
  };
  "login-link": {
    path: "/login-link/:token?";
    access: "open";
    query: readonly [];
  };
  "confirm-email": {
    path: "/confirm-email/:token?";
    access: "open";
    query: readonly [];
  };
  "restore-email": {
    path: "/restore-email/:token?";
    access: "open";
    query: readonly [];
  };
  "share-link": {
    path: "/s";
    access: "open";
    query: readonly [];
  };
  share: {
    path: "/s/:share_id";
    access: "open";
    query: readonly [];
  };
  changes: {
    path: "/changes";
    access: "open";
    query: readonly [];
  };
  data: {
    path: "/data";
    access: "open";
    query: readonly ["row"];
  };
  privacy: {
    path: "/privacy";
    access: "open";
    query: readonly [];
  };
  licences: {
    path: "/licences";
    access: "open";
    query: readonly [];
  };
};
export type RouteId = keyof typeof ROUTES;
/** The named parts of a path: `/a/:x/:y?` gives `{ x: string; y?: string }`. */
export type PathParams<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? PathParams<Head> & PathParams<Tail>
  : Path extends `:${infer Name}?`
    ? {
        readonly [Key in Name]?: string;
      }
    : Path extends `:${infer Name}`
      ? {
          readonly [Key in Name]: string;
        }
      : unknown;
