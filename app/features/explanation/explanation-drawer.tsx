import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useState } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { ExplainedSubject } from "../../../workers/engine/analysis/explanation.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { downloadExplanationCsvAtom } from "../../exports/explanation-files.ts";
import { inStoredOrder } from "../../score-tables/column-order.ts";
import { type DrawnNumber, drawnNumberAtom } from "../../state/analysis/drawn-number.ts";
import { type ExplainedNumber, explanationAtom } from "../../state/comparison/explanation.ts";
import { shownComparisonScoresAtom } from "../../state/comparison/reuse-rule-view.ts";
import { scoreColumnsAtom } from "../../state/core/column-order.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { small } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Drawer } from "../../ui/dialog/drawer.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Mark } from "../../ui/mark/mark.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { Tabs } from "../../ui/tabs/tabs.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { CompareTab } from "./compare-tab.tsx";
import { ExplanationBody } from "./explanation-body.tsx";
import * as styles from "./explanation.css.ts";
import { numberHead, type NumberHead, subjectName } from "./number-head.ts";
import { rangeShown, scoreRangeShown } from "./shown-amount.ts";
import type { ChangeableFact } from "./summary-view.tsx";
import { UncertaintyTab } from "./uncertainty-tab.tsx";

interface NumberNavProps {
  readonly comparison_id: string;
  readonly catalogue: Catalogue;
  readonly number: ExplainedNumber;
  readonly onSubject: (subject: ExplainedSubject) => void;
}

/** Previous and next number of a product, cyclic and in the tables' column order, and the CSV file of the inputs. */
const NumberNav = ({ comparison_id, catalogue, number, onSubject }: NumberNavProps) => {
  const download = useSetAtom(downloadExplanationCsvAtom);
  const kept = useAtomValue(scoreColumnsAtom);
  const usual = catalogue.metrics.toSorted((a, b) => a.order - b.order);
  const ordered = inStoredOrder(usual, kept).map(({ metric_id }) => metric_id);
  const subjects: readonly ExplainedSubject[] = ["summary", ...ordered];
  const at = subjects.indexOf(number.subject);
  const around = [
    ["arrowLeft", explanationTexts.previous, subjects.at(at - 1) ?? "summary"],
    ["arrowRight", explanationTexts.next, subjects[(at + 1) % subjects.length] ?? "summary"],
  ] as const;
  return (
    <div className={styles.nav}>
      <nav aria-label={explanationTexts.nav} className={styles.around}>
        {around.map(([icon, label, subject]) => (
          <Button
            key={icon}
            kind="quiet"
            size="small"
            icon={icon}
            aria-label={label(subjectName(catalogue, subject))}
            onClick={() => onSubject(subject)}
          >
            {subjectName(catalogue, subject)}
          </Button>
        ))}
      </nav>
      <CsvButton
        label={explanationTexts.csvOf}
        className={styles.file}
        onSave={() => download({ id: comparison_id, number })}
      />
    </div>
  );
};

const TABS = ["parts", "uncertainty", "compare"] as const;

/** The range of the number in the title; null = no draws, or no range. */
const intervalOf = (catalogue: Catalogue, number: ExplainedNumber, drawn: DrawnNumber | null): string | null => {
  const metric = catalogue.metrics.find(({ metric_id }) => metric_id === number.subject);
  if (drawn?.raw && metric) return rangeShown(drawn.raw, metric);
  return number.subject === "summary" && drawn?.score ? scoreRangeShown(drawn.score) : null;
};

interface ExplanationDrawerProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  readonly number: ExplainedNumber;
  /** shows another number of the comparison */
  readonly onNumber: (number: ExplainedNumber) => void;
  readonly onClose: () => void;
  /** closes the drawer and moves to the control of a fact that decides the number */
  readonly onChange: (fact: ChangeableFact) => void;
  /** renders the field for the number of uses of a product, from another feature */
  readonly renderUses?: (prodsys_id: string) => ReactNode;
}

/** The score, its band, and marks such as "assumed" with their meaning. */
const Verdict = ({ head, interval }: { readonly head: NumberHead; readonly interval: string | null }) => (
  <>
    <p className={styles.verdict}>
      {head.score !== null && (
        <>
          {explanationTexts.score} <b>{head.score}</b>
        </>
      )}
      {head.band === null
        ? explanationTexts.noBand
        : head.score === null
          ? explanationTexts.summaryBand(head.band)
          : explanationTexts.band(head.band)}
      {interval !== null && (
        <>
          {" "}
          <WithUnits text={explanationTexts.interval(interval)} />
        </>
      )}
    </p>
    {head.belowScale && (
      <p className={small}>
        <Mark kind="below_scale" /> {explanationTexts.below_scale}
      </p>
    )}
    {head.assumed && (
      <p className={small}>
        <Mark kind="assumed" /> {explanationTexts.assumed}
      </p>
    )}
  </>
);

/** Explains one number: formula, inputs, sources, quality, and links to what can be changed. */
export const ExplanationDrawer = (props: ExplanationDrawerProps) => {
  const { comparison, catalogue, number, onNumber, onClose, onChange } = props;
  const id = comparison.comparison_id;
  const { scores } = useAtomValue(shownComparisonScoresAtom(id));
  const { value: explanation, problem, isAsking } = useAtomValue(explanationAtom(id, number));
  const retry = useSetAtom(retryEngineAtom);
  const own = scores?.products.find((product) => product?.prodsys_id === number.prodsys_id) ?? null;
  const head = own === null ? null : numberHead(catalogue, number, own);
  const drawn = useAtomValue(drawnNumberAtom(id, number));
  const interval = intervalOf(catalogue, number, drawn);
  const [tab, setTab] = useState<(typeof TABS)[number]>("parts");
  const title = head?.title ?? explanationTexts.gone;
  return (
    <Drawer
      kicker={head?.kicker}
      title={<WithUnits text={title} />}
      subject={`${number.prodsys_id} ${number.subject}`}
      onClose={onClose}
    >
      {head && <Verdict head={head} interval={interval} />}
      {head && props.renderUses?.(number.prodsys_id)}
      <Announcer message={head === null ? "" : `${head.kicker}: ${head.title}`} />
      <NumberNav
        comparison_id={id}
        catalogue={catalogue}
        number={number}
        onSubject={(subject) => onNumber({ ...number, subject })}
      />
      {problem && <ErrorNotice title={explanationTexts.failed} text={explanationTexts.failedText} onRetry={retry} />}
      {isAsking && explanation === null && <Spinner label={explanationTexts.explaining} />}
      {explanation && (
        <Tabs
          label={explanationTexts.tabs.label}
          tabs={TABS.map((id) => ({ id, label: explanationTexts.tabs[id] }))}
          value={tab}
          onChange={setTab}
        >
          {tab === "parts" && (
            <ExplanationBody
              comparison={comparison}
              catalogue={catalogue}
              explanation={explanation}
              perUse={number.per_use === true}
              onSubject={(subject) => onNumber({ ...number, subject })}
              onUncertainty={() => setTab("uncertainty")}
              onChange={onChange}
            />
          )}
          {tab === "uncertainty" && <UncertaintyTab comparison_id={id} {...{ catalogue, number, explanation }} />}
          {tab === "compare" && <CompareTab comparison_id={id} {...{ catalogue, number, onNumber }} />}
        </Tabs>
      )}
    </Drawer>
  );
};
