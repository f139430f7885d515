import { lazy, Suspense } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { embedTexts as words } from "../../text/en/embed.ts";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { OpenedPortfolio } from "../portfolio-mode/opened-portfolio.tsx";

const Scores = lazy(() => import("../../features/portfolio-scores/embedded-scores.tsx"));

/** The scores of a shared portfolio. */
export const EmbeddedPortfolio = ({ id, catalogue }: { readonly id: string; readonly catalogue: Catalogue }) => (
  <OpenedPortfolio portfolio_id={id}>
    {(portfolio) => (
      <Suspense fallback={<Spinner label={words.loading} />}>
        <Scores {...{ portfolio, catalogue }} />
      </Suspense>
    )}
  </OpenedPortfolio>
);
