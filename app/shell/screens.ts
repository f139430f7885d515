import type { ComponentType } from "react";
import LandingPage from "../pages/landing/landing-page.tsx";
import { href } from "../state/routes/href.ts";
import { queryValue, type MatchedRoute } from "../state/routes/match-route.ts";
import type { RouteId } from "../state/routes/routes.ts";
import type { Session } from "../state/core/session.ts";
import { shellTexts } from "../text/en/shell.ts";

/** A page as the shell shows it: a lazy default export of app/pages. */
export interface Screen {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** set if the page is part of the first bundle: a visit that starts here shows it in the first render */
  readonly Page?: ComponentType;
  /** document title, until the page sets its own */
  readonly title: () => string;
  /** "reference": the loading screen is shown until the tables are loaded */
  readonly needs: "nothing" | "reference";
}

const landing: Screen = {
  // Not lazy: saves the first visit one round trip.
  load: () => Promise.resolve({ default: LandingPage }),
  Page: LandingPage,
  title: () => shellTexts.titles.landing,
  needs: "nothing",
};
const home: Screen = {
  load: () => import("../pages/home/home-page.tsx"),
  title: () => shellTexts.titles.home,
  needs: "reference",
};
const region: Screen = {
  load: () => import("../pages/region/region-page.tsx"),
  title: () => shellTexts.titles.region,
  needs: "reference",
};
const comparison: Screen = {
  load: () => import("../pages/comparison-mode/comparison-mode-page.tsx"),
  title: () => shellTexts.titles.comparison,
  needs: "reference",
};

const admin: Screen = {
  load: () => import("../pages/admin/admin-page.tsx"),
  title: () => shellTexts.titles.admin,
  needs: "reference",
};

/** Texts of the content service. Only the legend of the scorecard help needs the tables, and waits for them itself. */
const information: Screen = {
  load: () => import("../pages/information/information-page.tsx"),
  // The page sets the title of its text.
  title: () => shellTexts.product,
  needs: "nothing",
};

/** A page outside the wizards that needs the tables. */
const flow = (title: Screen["title"], load: Screen["load"]): (() => Screen) => {
  const screen: Screen = { load, title, needs: "reference" };
  return () => screen;
};
const useCaseFlow = flow(
  () => shellTexts.titles.useCase,
  () => import("../pages/usecase/usecase-page.tsx"),
);

const account: Screen = {
  load: () => import("../pages/account/account-page.tsx"),
  title: () => shellTexts.titles.account,
  needs: "nothing",
};
const share: Screen = {
  load: () => import("../pages/share/share-page.tsx"),
  title: () => shellTexts.titles.share,
  // The page fetches its dataset with the shared document.
  needs: "nothing",
};
const changes: Screen = {
  load: () => import("../pages/changes/changes-page.tsx"),
  title: () => shellTexts.titles.changes,
  needs: "nothing",
};
/** It sets its title itself. */
const data: Screen = { ...information, load: () => import("../pages/data/data-page.tsx") };
const resetPassword: Screen = {
  load: () => import("../pages/reset-password/reset-password-page.tsx"),
  title: () => shellTexts.titles.resetPassword,
  needs: "nothing",
};
const changePassword: Screen = {
  load: () => import("../pages/change-password/change-password-page.tsx"),
  title: () => shellTexts.titles.changePassword,
  needs: "nothing",
};

const verifyEmail: Screen = {
  load: () => import("../pages/verify-email/verify-email-page.tsx"),
  title: () => shellTexts.titles.verifyEmail,
  needs: "nothing",
};

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
const SHOWN: Readonly<Record<RouteId, (session: Session) => Shown>> = {
  home: (session) => (session.kind === "out" ? landing : home),
  "comparison-mode": () => comparison,
  region: () => region,
  preview: () => "preview",
  whatis: () => information,
  understanding: () => information,
  "howto-tool": () => information,
  "howto-scorecard": () => information,
  methodology: () => information,
  "usecase-product": flow(
    () => shellTexts.titles.useCase,
    () => import("../pages/usecase/usecase-product-page.tsx"),
  ),
  "usecase-comparison": useCaseFlow,
  usecase: useCaseFlow,
  "create-product": flow(
    () => shellTexts.titles.product,
    () => import("../pages/create-product/create-product-page.tsx"),
  ),
  "create-food": flow(
    () => shellTexts.titles.createFood,
    () => import("../pages/create-food/create-food-page.tsx"),
  ),
  "create-portfolio-food": flow(
    () => shellTexts.titles.createFood,
    () => import("../pages/create-food/create-portfolio-food-page.tsx"),
  ),
  "edit-food": flow(
    () => shellTexts.titles.editFood,
    () => import("../pages/edit-food/edit-food-page.tsx"),
  ),
  "select-food": flow(
    () => shellTexts.titles.food,
    () => import("../pages/select-food/select-food-page.tsx"),
  ),
  "select-portfolio-food": flow(
    () => shellTexts.titles.food,
    () => import("../pages/select-food/select-portfolio-food-page.tsx"),
  ),
  "select-products": flow(
    () => shellTexts.titles.products,
    () => import("../pages/select-products/select-products-page.tsx"),
  ),
  "select-portfolio-products": flow(
    () => shellTexts.titles.products,
    () => import("../pages/select-products/select-portfolio-products-page.tsx"),
  ),
  scorecard: flow(
    () => shellTexts.titles.scorecard,
    () => import("../pages/scorecard/scorecard-page.tsx"),
  ),
  "create-portfolio": () => ({ leadsTo: portfolioAddress }),
  "portfolio-mode": flow(
    () => shellTexts.titles.portfolio,
    () => import("../pages/portfolio-mode/portfolio-mode-page.tsx"),
  ),
  "scorecard-help": () => information,
  "recycling-help": () => information,
  "customize-help": () => information,
  credits: () => information,
  account: () => account,
  rules: flow(
    () => shellTexts.titles.portfolio,
    () => import("../pages/rules/rules-page.tsx"),
  ),
  "packaging-returns": flow(
    () => shellTexts.titles.portfolio,
    () => import("../pages/packaging-returns/packaging-returns-page.tsx"),
  ),
  admin: () => admin,
  "reset-password": () => resetPassword,
  "change-password": () => changePassword,
  "verify-email": () => verifyEmail,
  "share-link": () => share,
  share: () => share,
  changes: () => changes,
  data: () => data,
  privacy: () => information,
  licences: () => information,
};

/** The screen, alias or preview switch that the route shows to this visitor. */
export const shownAt = (id: RouteId, session: Session): Shown => SHOWN[id](session);
