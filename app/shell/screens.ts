import type { ComponentType } from "react";
import LandingPage from "../pages/landing/landing-page.tsx";
import { href } from "../state/routes/href.ts";
import { queryValue, type MatchedRoute } from "../state/routes/match-route.ts";
import type { RouteId } from "../state/routes/routes.ts";
import type { Session } from "../state/core/session.ts";
import { shellTexts } from "../text/en/shell.ts";

/** Name of a document title; null = the page sets its title itself. */
type TitleName = Exclude<keyof typeof shellTexts.titles, "information"> | null;

/** A page as the shell shows it: a lazy default export of app/pages. */
export interface Screen {
  readonly title: TitleName;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** "reference": the loading screen is shown until the tables are loaded */
  readonly needs: "nothing" | "reference";
  /** set if the page is part of the first bundle: a visit that starts here shows it in the first render */
  readonly Page?: ComponentType;
}

/** The document title of a screen until its page sets another. */
export const titleOf = ({ title }: Screen): string => (title === null ? shellTexts.product : shellTexts.titles[title]);

const screen = (title: TitleName, load: Screen["load"], needs: Screen["needs"] = "reference"): Screen => ({
  title,
  load,
  needs,
});

// Not lazy: saves the first visit one round trip.
const landing: Screen = {
  ...screen("landing", () => Promise.resolve({ default: LandingPage }), "nothing"),
  Page: LandingPage,
};
/** Texts of the content service. Only the legend of the scorecard help needs the tables, and waits for them itself. */
const information = screen(null, () => import("../pages/information/information-page.tsx"), "nothing");
const useCase = screen("useCase", () => import("../pages/usecase/usecase-page.tsx"));
/** The page fetches its dataset with the shared document. */
const share = screen("share", () => import("../pages/share/share-page.tsx"), "nothing");

/** The page reads from its address which link was opened. */
const mailedLink = screen("mailedLink", () => import("../pages/mailed-link/mailed-link-page.tsx"), "nothing");

/** A second address of a page: the specification has `/create-portfolio` for the portfolio wizard and editor. */
export interface Alias {
  readonly leadsTo: (params: MatchedRoute["params"], search: string) => string;
}

/** The editor of the portfolio in the path, or the wizard in the region of the query. */
const portfolioAddress: Alias["leadsTo"] = ({ portfolio_id }, search) => {
  if (portfolio_id !== undefined) return href("portfolio-mode", { query: { portfolio_id } });
  const region_id = queryValue(search, "region_id");
  return href("portfolio-mode", { query: { step: 1, ...(region_id !== undefined && { region_id }) } });
};

/** What a route shows: a screen, the page of an alias, or the preview switch. */
export type Shown = Screen | Alias | "preview";

/** One line per route; a missing route does not compile. */
const SHOWN: Readonly<Record<RouteId, Shown>> = {
  home: screen("home", () => import("../pages/home/home-page.tsx")),
  "comparison-mode": screen("comparison", () => import("../pages/comparison-mode/comparison-mode-page.tsx")),
  region: screen("region", () => import("../pages/region/region-page.tsx")),
  preview: "preview",
  whatis: information,
  understanding: information,
  "howto-tool": information,
  "howto-scorecard": information,
  methodology: information,
  "usecase-product": screen("useCase", () => import("../pages/usecase/usecase-product-page.tsx")),
  "usecase-comparison": useCase,
  usecase: useCase,
  "create-product": screen("product", () => import("../pages/create-product/create-product-page.tsx")),
  "create-food": screen("createFood", () => import("../pages/create-food/create-food-page.tsx")),
  "create-portfolio-food": screen("createFood", () => import("../pages/create-food/create-food-page.tsx")),
  "edit-food": screen("editFood", () => import("../pages/create-food/create-food-page.tsx")),
  "select-food": screen("food", () => import("../pages/select-food/select-food-page.tsx")),
  "select-portfolio-food": screen("food", () => import("../pages/select-food/select-food-page.tsx")),
  "select-products": screen("products", () => import("../pages/select-products/select-products-page.tsx")),
  "select-portfolio-products": screen(
    "products",
    () => import("../pages/select-products/select-portfolio-products-page.tsx"),
  ),
  scorecard: screen("scorecard", () => import("../pages/scorecard/scorecard-page.tsx")),
  "create-portfolio": { leadsTo: portfolioAddress },
  "portfolio-mode": screen("portfolio", () => import("../pages/portfolio-mode/portfolio-mode-page.tsx")),
  "scorecard-help": information,
  "recycling-help": information,
  "customize-help": information,
  credits: information,
  account: screen("account", () => import("../pages/account/account-page.tsx"), "nothing"),
  rules: screen("portfolio", () => import("../pages/rules/rules-page.tsx")),
  "packaging-returns": screen("portfolio", () => import("../pages/rules/packaging-returns-page.tsx")),
  admin: screen("admin", () => import("../pages/admin/admin-page.tsx")),
  "reset-password": screen("resetPassword", () => import("../pages/reset-password/reset-password-page.tsx"), "nothing"),
  "change-password": screen(
    "changePassword",
    () => import("../pages/change-password/change-password-page.tsx"),
    "nothing",
  ),
  "verify-email": screen("verifyEmail", () => import("../pages/verify-email/verify-email-page.tsx"), "nothing"),
  "login-link": mailedLink,
  "confirm-email": mailedLink,
  "restore-email": mailedLink,
  "share-link": share,
  share,
  changes: screen("changes", () => import("../pages/changes/changes-page.tsx"), "nothing"),
  data: screen(null, () => import("../pages/data/data-page.tsx"), "nothing"),
  privacy: information,
  licences: information,
};

/** The screen, alias or preview switch that the route shows to this visitor. */
export const shownAt = (id: RouteId, session: Session): Shown =>
  id === "home" && session.kind === "out" ? landing : SHOWN[id];
