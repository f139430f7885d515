import { useAtomValue } from "jotai";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { ScoresState } from "../../state/comparison/comparison-scores.ts";
import { uncertaintyAtom } from "../../state/analysis/uncertainty.ts";
import { reuseRuleTexts } from "../../text/en/reuse-rule.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import { finalDraws } from "./certain-finding.ts";
import { ExportMenu } from "./export-menu.tsx";
import { functionalUnit } from "./functional-unit.ts";
import type { ResultRow } from "./result-rows.ts";
import * as styles from "./results-layout.css.ts";
import { statementsOf } from "./statements.ts";
import { useHeldText } from "./use-held-text.ts";

interface ResultsHeadProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  /** all compared products */
  readonly rows: readonly ResultRow[];
  /** those that the title is about */
  readonly titled: readonly ResultRow[];
  readonly status: ScoresState["status"];
  /** false until the first scores arrive */
  readonly hasScores: boolean;
  /** true = scores without the reuse rule; the draws use the rule, so they are ignored */
  readonly isView: boolean;
  /** the title of the document from the name and the finding */
  readonly documentTitle: (name: string) => string;
  readonly onExportFailed: () => void;
  /** commands of other features, beside the export menu */
  readonly actions: ReactNode;
}

/** The screen reader announcement of each changed finding after the first, once it is final. */
const useUpdateMessage = (isFinal: boolean, finding: string): string => {
  const [message, setMessage] = useState("");
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!isFinal) return;
    if (seen.current !== null && seen.current !== finding) setMessage(resultsTexts.updated(finding));
    seen.current = finding;
  }, [isFinal, finding]);
  return message;
};

/** The finding as title, the functional unit below it, and the export menu. */
export const ResultsHead = (props: ResultsHeadProps) => {
  const { comparison, catalogue, rows, titled, status, hasScores, isView, documentTitle, onExportFailed, actions } =
    props;
  const region = catalogue.regions.find((row) => row.region_id === comparison.region_use);
  const usecase = catalogue.use_cases.find((row) => row.usecase_id === comparison.usecase_id);
  const food = catalogue.foods.find((row) => row.food_id === comparison.food_id) ?? null;

  const unscored = status === "problem" ? resultsTexts.finding.failed : resultsTexts.finding.scoring;
  const about = useMemo(
    () => ({ kind: "comparison", id: comparison.comparison_id }) as const,
    [comparison.comparison_id],
  );
  const drawnScores = useAtomValue(uncertaintyAtom(about));
  const isDrawing = !isView && drawnScores.status === "drawing";
  const drawn = isView ? { value: null, ids: [] } : finalDraws(drawnScores);
  const said = hasScores ? statementsOf(titled, drawn) : { finding: unscored, addition: null };
  const wait =
    !hasScores || status === "problem" ? "none" : status === "scoring" ? "scores" : isDrawing ? "draws" : "none";
  const finding = useHeldText(said.finding, unscored, wait);
  const added = useHeldText(said.addition ?? "", "", wait);
  const unit =
    region && usecase ? functionalUnit({ usecase, region, food, defaultFood: catalogue.default_food }) : null;
  const message = useUpdateMessage(status === "ready" && wait === "none", finding);
  const name = comparison.comparison_name;
  useEffect(() => {
    if (hasScores && wait === "none") document.title = documentTitle(resultsTexts.documentName(name, finding));
  }, [hasScores, wait, name, finding, documentTitle]);
  const { kicker, kickerOwnWeights } = resultsTexts;
  const compared = (comparison.weights === undefined ? kicker : kickerOwnWeights)(comparison.currentProductIds.length);

  return (
    <header className={styles.head}>
      <div>
        <PageTitle kicker={isView ? reuseRuleTexts.kicker(compared) : compared}>{finding}</PageTitle>
        {unit && <Lead>{added === "" ? unit : resultsTexts.leadOf(unit, added)}</Lead>}
        <Announcer message={message} />
      </div>
      {rows.length > 0 && (
        <div className={styles.files}>
          {actions}
          <ExportMenu comparison={comparison} onFailed={onExportFailed} />
        </div>
      )}
    </header>
  );
};
