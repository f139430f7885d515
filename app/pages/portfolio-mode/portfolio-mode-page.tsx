import { useAtomValue, useSetAtom } from "jotai";
import { type ComponentProps, startTransition, useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { FiveSteps } from "../../features/comparison-wizard/five-steps.tsx";
import { suggestNames } from "../../features/comparison-wizard/suggested-name.ts";
import { useSaving } from "../../features/comparison-wizard/use-pending.ts";
import { parseWizardQuery, type WizardQuery } from "../../features/comparison-wizard/wizard-query.ts";
import { RuleCheck } from "../../features/packaging-returns/rule-check.tsx";
import { PortfolioEditor } from "../../features/portfolio-editor/portfolio-editor.tsx";
import { PortfolioExport } from "../../features/portfolio-export/portfolio-export.tsx";
import { PortfolioImport } from "../../features/portfolio-import/portfolio-import.tsx";
import { calledEditorAtom } from "../../state/routes/calling-flow.ts";
import { href } from "../../state/routes/href.ts";
import { queryValue } from "../../state/routes/match-route.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { portfoliosAtom } from "../../state/work/portfolio-heads.ts";
import { createPortfolioAtom, portfolioAtom } from "../../state/work/portfolios.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { formatCount } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";
import { useNewWizard } from "../comparison-mode/use-new-wizard.ts";
import { ImportTarget } from "./import-target.tsx";
import { OpenedPortfolio } from "./opened-portfolio.tsx";
import { ScoresView } from "./scores-view.tsx";

const ProductProfileDialog = lazyDialog(() => import("../../features/product-profiles/product-profile-dialog.tsx"));

interface EditorViewProps {
  readonly catalogue: Catalogue;
  readonly portfolio_id: string;
  /** the address asks for the import */
  readonly startsImport: boolean;
}

const NO_PORTFOLIO = "";

/** The findings of a packaging return that was opened as a purchase list. */
const ruleCheck = (findings: ComponentProps<typeof RuleCheck>["findings"], rows: number) => (
  <RuleCheck findings={findings} rows={rows} />
);

/** Edit mode: the lines of a portfolio, with links to scores, import and the product editor. */
const EditorView = ({ catalogue, portfolio_id, startsImport }: EditorViewProps) => {
  const [, navigate] = useLocation();
  const callEditor = useSetAtom(calledEditorAtom);
  const stored = useAtomValue(portfolioAtom(portfolio_id));
  const origin = useAtomValue(portfolioAtom(stored?.portfolio.scenario_of ?? NO_PORTFOLIO));
  const name = stored?.portfolio.portfolio_name;
  useEffect(() => {
    if (name !== undefined) document.title = resultsTexts.documentTitle(name);
  }, [name]);
  const [isImporting, setImporting] = useState(startsImport);
  const [notice, setNotice] = useState<string | null>(null);
  const [profile, setProfile] = useState<string | null>(null);
  const here = (id: string) => href("portfolio-mode", { query: { portfolio_id: id } });
  return (
    <>
      <OpenedPortfolio portfolio_id={portfolio_id}>
        {(portfolio, table) =>
          isImporting ? (
            <PortfolioImport
              {...{ portfolio, table, catalogue }}
              returnFindings={ruleCheck}
              onDone={(imported) =>
                // a transition, so that rendering the lines can be interrupted
                startTransition(() => {
                  setImporting(false);
                  if (startsImport) navigate(here(portfolio_id), { replace: true });
                  setNotice(imported === null ? null : portfolioImportTexts.done(imported, formatCount(imported)));
                })
              }
            />
          ) : (
            <PortfolioEditor
              // reset the view state for another portfolio
              key={portfolio_id}
              portfolio={portfolio}
              table={table}
              catalogue={catalogue}
              notice={notice}
              scenarioOf={origin?.portfolio.portfolio_name ?? null}
              onScores={() => navigate(href("portfolio-mode", { query: { portfolio_id, mode: "scores" } }))}
              onReturns={() => navigate(href("packaging-returns", { query: { portfolio_id } }))}
              onScenario={(id) => navigate(here(id))}
              actions={
                <>
                  <Button onClick={() => setImporting(true)}>{portfolioEditorTexts.import}</Button>
                  <PortfolioExport portfolio_id={portfolio_id} />
                </>
              }
              productCommands={({ usecase_id, prodsys_id }) => [
                {
                  label: portfolioEditorTexts.menu.edit,
                  icon: "edit",
                  onSelect: () => {
                    const editor = href("create-product", {
                      usecase_id,
                      prodsys_id,
                      query: { region_id: portfolio.region_use, portfolio_id },
                    });
                    callEditor({ editor, caller: here(portfolio_id) });
                    navigate(editor);
                  },
                },
                { label: portfolioEditorTexts.menu.profile, icon: "info", onSelect: () => setProfile(prodsys_id) },
              ]}
            />
          )
        }
      </OpenedPortfolio>
      {profile !== null && <ProductProfileDialog prodsys_id={profile} onClose={() => setProfile(null)} />}
    </>
  );
};

interface NewPortfolioViewProps {
  readonly catalogue: Catalogue;
  readonly query: WizardQuery;
}

/** The wizard for a new portfolio, which gets quantity 1 of each product. */
const NewPortfolioView = ({ catalogue, query }: NewPortfolioViewProps) => {
  const { wizard, leaveFor } = useNewWizard("portfolio", query);
  const create = useSetAtom(createPortfolioAtom);
  const taken = useAtomValue(portfoliosAtom).map(({ portfolio }) => portfolio.portfolio_name);
  const saving = useSaving(
    ({ query: { name, description }, region_use, usecase_id, food_id, chosen }) =>
      create(
        // the best and worst possible scores put the portfolio's own in context
        { portfolio_name: name, portfolio_desc: description, region_use, showBestAndWorst: true },
        chosen.map((prodsys_id) => ({ usecase_id, prodsys_id, food_id, quantity: 1, label: "" })),
      ),
    (portfolio_id) => leaveFor(href("portfolio-mode", { query: { portfolio_id } })),
  );
  return (
    <FiveSteps
      {...wizard}
      purpose="portfolio"
      catalogue={catalogue}
      existing={false}
      saving={saving}
      suggestName={suggestNames(catalogue, "portfolio", taken)}
    />
  );
};

/**
 * `/portfolio-mode`: with a `portfolio_id` its lines, with `mode=scores` too its scores, without it the wizard for a new
 * portfolio (specification section 2). `mode=import`: the import; without a portfolio it asks which one.
 */
export default function PortfolioModePage() {
  const search = useSearch();
  const catalogue = useAtomValue(catalogueAtom);
  const portfolio_id = queryValue(search, "portfolio_id");
  // the shell shows its loading screen until the tables are there
  if (!catalogue) return null;
  const mode = queryValue(search, "mode");
  if (portfolio_id === undefined) {
    if (mode === "import") return <ImportTarget catalogue={catalogue} />;
    return <NewPortfolioView query={parseWizardQuery(search)} catalogue={catalogue} />;
  }
  const opened = { portfolio_id, catalogue };
  return mode === "scores" ? <ScoresView {...opened} /> : <EditorView {...opened} startsImport={mode === "import"} />;
}
