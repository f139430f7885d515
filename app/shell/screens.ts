import type { ComponentType } from "react";
import LandingPage from "../pages/landing/landing-page.tsx";
import type { RouteId } from "../state/routes.ts";
import type { Session } from "../state/session.ts";
import { shellTexts } from "../text/en/shell.ts";

/** A page as the shell shows it. The page is a lazy default export of app/pages. */
export interface Screen {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** of the document, until the page sets its own */
  readonly title: string;
  /** reference: the loading screen stands in for the page until the tables are there */
  readonly needs: "nothing" | "reference";
}

const landing: Screen = {
  // not lazy: the first page of a first visit would wait one more round trip for its code
  load: () => Promise.resolve({ default: LandingPage }),
  title: shellTexts.titles.landing,
  needs: "nothing",
};
const home: Screen = {
  load: () => import("../pages/home/home-page.tsx"),
  title: shellTexts.titles.home,
  needs: "reference",
};
const region: Screen = {
  load: () => import("../pages/region/region-page.tsx"),
  title: shellTexts.titles.region,
  needs: "reference",
};
const comparison: Screen = {
  load: () => import("../pages/comparison-mode/comparison-mode-page.tsx"),
  title: shellTexts.titles.comparison,
  needs: "reference",
};

/** What a route shows: a screen, nothing yet (it leads to `/`), or the preview switch. */
export type Shown = Screen | "comes_later" | "preview";

/** One line a route; a forgotten route does not compile. */
const SHOWN: Readonly<Record<RouteId, (session: Session) => Shown>> = {
  home: (session) => (session.kind === "out" ? landing : home),
  "comparison-mode": () => comparison,
  region: () => region,
  preview: () => "preview",
  whatis: () => "comes_later",
  understanding: () => "comes_later",
  "howto-tool": () => "comes_later",
  "howto-scorecard": () => "comes_later",
  methodology: () => "comes_later",
  "usecase-product": () => "comes_later",
  "usecase-comparison": () => "comes_later",
  usecase: () => "comes_later",
  "create-product": () => "comes_later",
  "create-food": () => "comes_later",
  "create-portfolio-food": () => "comes_later",
  "edit-food": () => "comes_later",
  "select-food": () => "comes_later",
  "select-portfolio-food": () => "comes_later",
  "select-products": () => "comes_later",
  "select-portfolio-products": () => "comes_later",
  scorecard: () => "comes_later",
  "create-portfolio": () => "comes_later",
  "portfolio-mode": () => "comes_later",
  "scorecard-help": () => "comes_later",
  "recycling-help": () => "comes_later",
  "customize-help": () => "comes_later",
  credits: () => "comes_later",
  account: () => "comes_later",
  rules: () => "comes_later",
  admin: () => "comes_later",
  "reset-password": () => "comes_later",
  "change-password": () => "comes_later",
  "share-link": () => "comes_later",
  share: () => "comes_later",
  changes: () => "comes_later",
  privacy: () => "comes_later",
};

/** What the route shows to this visitor. */
export const shownAt = (id: RouteId, session: Session): Shown => SHOWN[id](session);
