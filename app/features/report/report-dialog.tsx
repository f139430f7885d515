import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useState, useEffect } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import { PORTFOLIO_ENTRIES } from "../../../edge-api/contract/limits.ts";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { editSubjectAtom } from "../../state/analysis/subject-settings.ts";
import { noteDraftAtom } from "../../state/core/dialog-drafts.ts";
import { localOnlyPortfoliosAtom } from "../../state/work/save-state.ts";
import { formatDate } from "../../text/dates.ts";
import { formatCount } from "../../text/format.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { reportTexts } from "../../text/en/report.ts";
import { small } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { FullDialog } from "../../ui/dialog/full-dialog.tsx";
import { PageTitle } from "../../ui/page-title/page-title.tsx";
import { PrintAlone } from "../../ui/print-alone/print-alone.tsx";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import { TextArea } from "../../ui/field/text-field.tsx";
import { ReportSheet, type ReportHead, type ReportSection } from "./report-sheet.tsx";
import * as styles from "./report.css.ts";

/** Paper that a report is printed on. */
type PageSize = "A4" | "Letter";

/** Escapes user text as a CSS string, for the page margins. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, "\\$&").replace(/\s+/g, " ")}"`;

/** The `@page` rule: size, margins, and a footer with `foot` and the page number. */
export const pageRule = (size: PageSize, foot: string, page: string): string =>
  [
    `@page { size: ${size}; margin: 15mm 15mm 18mm;`,
    `@bottom-left { content: ${quoted(foot)}; font: 8pt sans-serif; color: #444; }`,
    `@bottom-right { content: ${quoted(page)} " " counter(page) " / " counter(pages); font: 8pt sans-serif; color: #444; } }`,
  ].join(" ");

/** Sets the paper size while mounted, by a constructed style sheet: the app's own style sheets are static files. */
const usePageSize = (size: PageSize, foot: string, page: string): void => {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRule(size, foot, page));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [size, foot, page]);
};

interface ReportDialogProps {
  /** id of the comparison or portfolio */
  readonly id: string;
  readonly about: Pick<Comparison | PortfolioHead, "region_use" | "weights" | "note">;
  readonly catalogue: Pick<Catalogue, "regions">;
  readonly head: Omit<ReportHead, "date" | "region" | "ownWeights">;
  /** all available sections, in order; the user selects among them */
  readonly sections: readonly ReportSection[];
  /** ids of sections that are deselected at first */
  readonly leftOut?: readonly string[];
  readonly onClose: () => void;
}

const SIZES: readonly PageSize[] = ["A4", "Letter"];
/** Characters; limit of the contract for notes of comparisons and portfolios. */
const NOTE_LIMIT = 500;
const NONE: readonly string[] = [];

/** The print dialog of a report: sections, paper size, note and preview. */
export const ReportDialog = (props: ReportDialogProps) => {
  const { id, about, catalogue, head, sections, leftOut = NONE, onClose } = props;
  const { region_use, weights, note: saved = "" } = about;
  const region = catalogue.regions.find(({ region_id }) => region_id === region_use)?.region_name ?? region_use;
  const [date] = useState(() => formatDate(Date.now()));
  const edit = useSetAtom(editSubjectAtom);
  const isHereOnly = useAtomValue(localOnlyPortfoliosAtom).has(id);
  const [size, setSize] = useState<PageSize>(region_use === "UnitedStates" ? "Letter" : "A4");
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(leftOut));
  const store = useStore();
  const draftAtom = noteDraftAtom(id);
  const [note, setNote] = useState(() => store.get(draftAtom) ?? saved);
  const [hasFailed, setFailed] = useState(false);
  const foot = reportTexts.foot(head.name, head.data_version);
  usePageSize(size, foot, reportTexts.page);
  const keepNote = async () => {
    const subject = { kind: head.kind, id };
    const kept = note.trim() === saved || (await edit(subject, { note: note.trim() }, reportTexts.noteStep)).ok;
    setFailed(!kept);
    // keep the draft if the user typed more during the save
    if (kept && store.get(draftAtom) === note) store.set(draftAtom, null);
  };
  const leave = () => {
    void keepNote();
    onClose();
  };
  const sheet = (
    <ReportSheet
      head={{ ...head, date, region, ownWeights: weights !== undefined }}
      note={note}
      sections={sections.filter(({ id }) => !hidden.has(id))}
    />
  );
  return (
    <FullDialog label={reportTexts.label(head.name)} onClose={leave}>
      <div className={styles.frame}>
        <div className={styles.settings}>
          <PageTitle>{reportTexts.title}</PageTitle>
          <p className={small}>{reportTexts.intro}</p>
          {isHereOnly && (
            <output className={styles.hereOnly}>{portfolioEditorTexts.hereOnly(formatCount(PORTFOLIO_ENTRIES))}</output>
          )}
          <div className={styles.buttons}>
            <Button
              kind="primary"
              icon="print"
              onClick={() => {
                void keepNote();
                window.print();
              }}
            >
              {reportTexts.print}
            </Button>
            <Button onClick={leave}>{reportTexts.close}</Button>
          </div>
          <SegmentedControl
            label={reportTexts.pageSize}
            options={SIZES.map((value) => ({ value, label: reportTexts.sizes[value] }))}
            value={size}
            onChange={setSize}
          />
          <TextArea
            label={reportTexts.note}
            hint={reportTexts.noteHint}
            value={note}
            limit={NOTE_LIMIT}
            maxLength={NOTE_LIMIT}
            rows={4}
            onChange={(typed) => {
              setNote(typed);
              store.set(draftAtom, typed);
            }}
            onBlur={() => void keepNote()}
          />
          {hasFailed && <ErrorNotice title={reportTexts.noteFailed} />}
          <fieldset className={styles.sections}>
            <legend className={styles.strong}>{reportTexts.sections}</legend>
            {sections.map(({ id, title }) => (
              <Checkbox
                key={id}
                label={title}
                checked={!hidden.has(id)}
                onChange={(isShown) =>
                  setHidden((before) => {
                    const next = new Set(before);
                    if (isShown) next.delete(id);
                    else next.add(id);
                    return next;
                  })
                }
              />
            ))}
          </fieldset>
        </div>
        <section className={styles.desk} aria-label={reportTexts.preview}>
          <div className={styles.paper} data-theme="light">
            {sheet}
          </div>
        </section>
      </div>
      <PrintAlone>
        {sheet}
        <p className={styles.foot} aria-hidden="true">
          {foot}
        </p>
      </PrintAlone>
    </FullDialog>
  );
};
