import { useAtomValue } from "jotai";
import { useSearch } from "wouter";
import { parseWizardQuery } from "../../features/comparison-wizard/wizard-query.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { queryValue } from "../../state/routes/match-route.ts";
import { EditorView } from "./editor-view.tsx";
import { NewPortfolioView } from "./new-portfolio-view.tsx";
import { ScoresView } from "./scores-view.tsx";

/**
 * `/portfolio-mode`: with a `portfolio_id` its lines, with `mode=scores` too its scores, without it the wizard for a new
 * portfolio (specification section 2).
 */
export default function PortfolioModePage() {
  const search = useSearch();
  const catalogue = useAtomValue(catalogueAtom);
  const portfolio_id = queryValue(search, "portfolio_id");
  // the shell shows its loading screen until the tables are there
  if (!catalogue) return null;
  if (portfolio_id === undefined) return <NewPortfolioView query={parseWizardQuery(search)} catalogue={catalogue} />;
  const opened = { portfolio_id, catalogue };
  return queryValue(search, "mode") === "scores" ? <ScoresView {...opened} /> : <EditorView {...opened} />;
}
