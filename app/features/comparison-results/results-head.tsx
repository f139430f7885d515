import { useAtom, useSetAtom } from "jotai";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { fileFormatItems } from "../../choices/file-format-items.ts";
import { type ComparisonTable, downloadComparisonCsvAtom } from "../../exports/comparison.ts";
import { fileFormatAtom } from "../../state/core/csv-decimal-comma.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { reuseRuleTexts } from "../../text/en/reuse-rule.ts";
import { flushEnd, flushRowOnPhone } from "../../ui/button/flush.css.ts";
import { classNames } from "../../ui/class-names.ts";
import { Menu } from "../../ui/menu/menu.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import * as styles from "./results-layout.css.ts";
import { functionalUnit, type ResultsTitle } from "./use-results-title.ts";

interface ExportMenuProps {
  readonly comparison: Comparison;
  readonly onFailed: () => void;
}

const words = resultsTexts.exports;

/** Downloads the tables of the page as CSV files; raw scores per serving or per use, as currently shown. */
const ExportMenu = ({ comparison, onFailed }: ExportMenuProps) => {
  const download = useSetAtom(downloadComparisonCsvAtom);
  const [format, setFormat] = useAtom(fileFormatAtom);
  const write = async (table: ComparisonTable) => {
    const outcome = await download({ id: comparison.comparison_id, table });
    if (!outcome.ok) onFailed();
  };
  const save = (label: string, table: ComparisonTable) => ({ label, onSelect: () => void write(table) });
  return (
    <Menu
      label={words.menu}
      icon="download"
      items={[
        save(words.results, "results"),
        comparison.rawscoresPerUse ? save(words.rawPerUse, "raw_per_use") : save(words.raw, "raw_scores"),
        save(words.stages, "stages"),
        save(words.components, "components"),
        save(words.breakEven, "break_even"),
        save(words.circularity, "circularity"),
        save(words.profiles, "profiles"),
        "rule",
        ...fileFormatItems(format, setFormat),
      ]}
    >
      {words.label}
    </Menu>
  );
};

interface ResultsHeadProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  readonly title: ResultsTitle;
  /** false = no product is left, and there is nothing to save */
  readonly hasRows: boolean;
  /** true = scores without the reuse rule; the draws use the rule, so they are ignored */
  readonly isView: boolean;
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
  const { comparison, catalogue, title, hasRows, isView, documentTitle, onExportFailed, actions } = props;
  const region = catalogue.regions.find((row) => row.region_id === comparison.region_use);
  const usecase = catalogue.use_cases.find((row) => row.usecase_id === comparison.usecase_id);
  const food = catalogue.foods.find((row) => row.food_id === comparison.food_id) ?? null;

  const { finding, addition, hasFinding, isFinal } = title;
  const unit =
    region && usecase ? functionalUnit({ usecase, region, food, defaultFood: catalogue.default_food }) : null;
  const message = useUpdateMessage(isFinal, finding);
  const name = comparison.comparison_name;
  useEffect(() => {
    if (hasFinding && isFinal) document.title = documentTitle(resultsTexts.documentName(name, finding));
  }, [hasFinding, isFinal, name, finding, documentTitle]);
  const { kicker, kickerOwnWeights } = resultsTexts;
  const compared = (comparison.weights === undefined ? kicker : kickerOwnWeights)(comparison.currentProductIds.length);

  return (
    <header className={styles.head}>
      <div>
        <PageTitle kicker={isView ? reuseRuleTexts.kicker(compared) : compared}>{finding}</PageTitle>
        {unit && <Lead>{addition === "" ? unit : resultsTexts.leadOf(unit, addition)}</Lead>}
        <Announcer message={message} />
      </div>
      {hasFinding && hasRows && (
        <div className={classNames(styles.files, flushEnd, flushRowOnPhone)}>
          {actions}
          <ExportMenu comparison={comparison} onFailed={onExportFailed} />
        </div>
      )}
    </header>
  );
};
