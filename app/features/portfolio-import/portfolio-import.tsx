import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { PORTFOLIO_ENTRIES } from "../../../edge-api/contract/limits.ts";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { append, replaceAll } from "../../../workers/engine/portfolio/line-edit.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { UkFinding } from "../../../workers/engine/returns/uk-row.ts";
import { downloadProductListAtom } from "../../exports/product-list.ts";
import { pastedDraftAtom } from "../../state/core/dialog-drafts.ts";
import { choicesOf } from "../../state/portfolio/import-choices.ts";
import { ownProductOfNameAtom } from "../../state/portfolio/own-product-of-name.ts";
import { editLinesAtom } from "../../state/portfolio/portfolio-editing.ts";
import {
  downloadRejectedAtom,
  downloadTemplateAtom,
  withoutEqualLines,
} from "../../state/portfolio/portfolio-import.ts";
import { portfolioNamesAtom } from "../../state/portfolio/portfolio-names.ts";
import { portfolioImportTexts as words } from "../../text/en/portfolio-import.ts";
import { formatCount, productName } from "../../text/format.ts";
import { ActionBar } from "../../ui/action-bar/action-bar.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { PageTitle } from "../../ui/page-title/page-title.tsx";
import { ColumnsStep } from "./columns-step.tsx";
import { ComponentProducts } from "./component-products.tsx";
import { FileStep } from "./file-step.tsx";
import { FoundFile } from "./found-file.tsx";
import { BarEnd, BarNote, NamesBarEnd, NamesBarNote } from "./import-bar.tsx";
import { ImportedBefore, OfferedReturn, WaitingFiles } from "./import-notices.tsx";
import { ImportSteps, type ImportStep } from "./import-steps.tsx";
import * as styles from "./import.css.ts";
import { MappingFiles } from "./mapping-files.tsx";
import { statedNames } from "./name-states.ts";
import { NamesStep, type NameChoice } from "./names-step.tsx";
import { optionsOfFields } from "./options-of-fields.ts";
import { problemSentence } from "./problem-sentence.ts";
import { ReviewStep, type ImportMode } from "./review-step.tsx";
import { useDroppedFiles } from "./use-dropped-files.ts";
import { useImport } from "./use-import.ts";

interface PortfolioImportProps {
  readonly portfolio: PortfolioHead;
  readonly table: LineTable;
  readonly catalogue: Catalogue;
  /** shows the findings of a packaging return that was opened as a purchase list */
  readonly returnFindings: (findings: readonly UkFinding[], rows: number) => ReactNode;
  /** number of imported lines; null = cancelled */
  readonly onDone: (imported: number | null) => void;
}

/** Import of lines from a spreadsheet: read and matched in the worker, corrected here, written as one undo step. */
export const PortfolioImport = ({ portfolio, table, catalogue, returnFindings, onDone }: PortfolioImportProps) => {
  const names = useAtomValue(portfolioNamesAtom);
  const edit = useSetAtom(editLinesAtom);
  const downloadRejected = useSetAtom(downloadRejectedAtom);
  const downloadTemplate = useSetAtom(downloadTemplateAtom);
  const downloadProductList = useSetAtom(downloadProductListAtom);
  const [pasted, storePasted] = useAtom(pastedDraftAtom(portfolio.portfolio_id));
  const state = useImport();
  const [step, setStep] = useState<ImportStep>("file");
  const [mode, setMode] = useState<ImportMode>("add");
  const [hasFailed, setFailed] = useState(false);
  /** equal lines of the file become one, offered if the portfolio would be too large */
  const [merges, setMerges] = useState(false);
  /** the user came from the review to change how rows are read */
  const [isReadingWanted, setReadingWanted] = useState(false);
  /** lines of the file that the portfolio already has; 0 = no question */
  const [already, setAlready] = useState(0);
  /** all files of this import, and which of them is read */
  const [files, setFiles] = useState<readonly File[]>([]);
  const [at, setAt] = useState(0);
  /** lines imported from the files before */
  const [imported, setImported] = useState(0);
  const { open, workAtom, problem } = state;
  const makeOwn = useSetAtom(ownProductOfNameAtom);
  const preview = open?.preview ?? null;
  const current: ImportStep = open === null ? "file" : step === "file" ? "columns" : step;

  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(current);
  useEffect(() => {
    // a new step begins at its top; the button that had the focus may be gone
    if (shownStep.current !== current) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    shownStep.current = current;
  }, [current]);

  const optionsOf = useMemo(() => optionsOfFields(catalogue, names), [catalogue, names]);
  const leave = (lines: number) => {
    storePasted(null);
    window.scrollTo(0, 0);
    onDone(imported + lines > 0 ? imported + lines : null);
  };
  const openFile = (all: readonly File[], next: number) => {
    const file = all[next];
    if (file === undefined) return;
    setFiles(all);
    setAt(next);
    setMode("add");
    setAlready(0);
    setStep("columns");
    state.onOther();
    state.onFile(file, file.name);
  };
  /** Goes on to the next file, or ends the import. */
  const finish = (lines: number) => {
    if (at + 1 >= files.length) return leave(lines);
    setImported(imported + lines);
    openFile(files, at + 1);
  };
  // files dropped while one is open wait for their turn
  const takeFiles = (more: readonly File[]) => {
    if (open === null && problem === null) openFile(more, 0);
    else if (files.length === 0 || at + 1 >= files.length) setFiles([...files.slice(0, at + 1), ...more]);
    else setFiles([...files, ...more]);
  };
  const isOver = useDroppedFiles(takeFiles);
  const write = async (mode: ImportMode, isOneMore: boolean) => {
    setFailed(false);
    setMode(mode);
    const there = await state.write(table, isOneMore || mode === "replace", async (taken) => {
      const lines = merges ? await withoutEqualLines(taken) : taken;
      const edits = mode === "replace" ? replaceAll(table, lines) : [append(table, lines)];
      const what = words.step(lines.length, formatCount(lines.length));
      const { ok } = await edit(portfolio.portfolio_id, edits, { what });
      if (ok) finish(lines.length);
      else setFailed(true);
      return ok;
    });
    setAlready(there);
  };
  const stated = useMemo(
    () => (state.names && open ? statedNames(state.names, open.settings.choices) : null),
    [state.names, open],
  );
  const options = optionsOf("product");
  const go = (to: ImportStep) => {
    if (to === "file") state.onOther();
    setReadingWanted(false);
    // a transition unmounts the large tables of a file in slices
    startTransition(() => setStep(to));
    if (to === "names") state.onNames();
  };
  const decideName = (choices: readonly NameChoice[]) => {
    const [first] = choices;
    if (first !== undefined && first.use === undefined) return state.onReopen(first.name);
    // map the article codes too: the next file may have other names for them
    const codesOf = new Map(state.names?.names.map(({ name, codes }) => [name, codes]));
    state.onChoose(
      ...choices.flatMap(({ name, use }) => [
        { field: "product" as const, value: name, use: use ?? null },
        ...(codesOf.get(name) ?? []).map((value) => ({ field: "code" as const, value, use: use ?? null })),
      ]),
    );
  };
  const newProduct = async (name: string, like: string): Promise<boolean> => {
    const made = await makeOwn(name, like, portfolio.region_use);
    if (made.ok) decideName([{ name, use: made.value }]);
    return made.ok;
  };
  const lines = preview?.lines ?? 0;
  /** component lists and packaging returns import no lines */
  const hasLines = open === null || !(open.sheet.components || open.sheet.packaging_return);
  const willBe = lines + (mode === "add" ? table.length : 0);

  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header className={styles.head}>
          <div>
            <PageTitle ref={heading} kicker={portfolio.portfolio_name}>
              {words.title}
            </PageTitle>
          </div>
          <ImportSteps
            current={current}
            reachable={!hasLines || preview === null || preview.missing.length > 0 ? "file" : "review"}
            onGo={go}
          />
        </header>
        {(problem || hasFailed) && (
          <div className={styles.note}>
            {problem && <ErrorNotice title={words.problemTitle} text={problemSentence(problem)} />}
            {hasFailed && <ErrorNotice title={words.notWritten} />}
          </div>
        )}
        {files.length > 1 && <WaitingFiles {...{ files, at, imported }} onSkip={() => finish(0)} />}
        {already > 0 && (
          <ImportedBefore
            lines={already}
            onAdd={() => void write("add", true)}
            onReplace={() => void write("replace", true)}
            onCancel={() => finish(0)}
          />
        )}
        {open === null ? (
          <FileStep
            pasted={pasted ?? ""}
            onPasted={(cells) => storePasted(cells === "" ? null : cells)}
            isOver={isOver}
            onFiles={(more) => openFile(more, 0)}
            onCells={(cells, name) => {
              setFiles([]);
              setStep("columns");
              state.onFile(cells, name);
            }}
            onTemplate={(example) => void downloadTemplate(example)}
            onProductList={() => void downloadProductList()}
          />
        ) : (
          <>
            <FoundFile
              name={open.source.name}
              sheet={open.sheet}
              options={open.source.options}
              decimal={open.settings.decimal}
              onOptions={state.onOptions}
              onDecimal={state.onDecimal}
              onOther={state.onOther}
            />
            {open.sheet.packaging_return && <OfferedReturn rows={open.sheet.rows} findings={returnFindings} />}
            {lines > 0 && willBe > PORTFOLIO_ENTRIES && (
              <div className={`${styles.note} ${styles.warning}`}>
                <p role="alert">{words.review.tooLarge(formatCount(willBe), formatCount(PORTFOLIO_ENTRIES))}</p>
                <Checkbox checked={merges} onChange={setMerges} label={words.review.merge} />
              </div>
            )}
            {current === "columns" && open.sheet.components && !open.sheet.packaging_return && (
              <ComponentProducts {...{ catalogue }} region_use={portfolio.region_use} />
            )}
            {current === "columns" && hasLines && (
              <ColumnsStep
                {...state}
                {...{ open, optionsOf, isReadingWanted }}
                onDownload={(kind) => void downloadRejected(open.source.name, words.sentences, kind)}
              />
            )}
            {current === "names" && stated && (
              <NamesStep
                names={stated}
                options={options}
                nameOf={(id) => productName(names.product(id).name)}
                onDecide={decideName}
                onNewProduct={newProduct}
                files={<MappingFiles onTaken={({ mappings }) => state.onChoose(...choicesOf(mappings))} />}
              />
            )}
            {current === "review" && preview && (
              <ReviewStep
                {...{ open, preview, names, mode }}
                onMode={setMode}
                onPutBack={state.onPutBack}
                onChange={() => {
                  go("columns");
                  setReadingWanted(true);
                }}
              />
            )}
          </>
        )}
      </div>
      <ActionBar
        start={<Button onClick={() => leave(0)}>{words.cancel}</Button>}
        note={
          !hasLines ? null : current === "names" && stated ? (
            <NamesBarNote names={stated} />
          ) : (
            // the review has the figures itself
            <BarNote {...{ workAtom }} preview={current === "review" ? null : preview} onStop={state.onStop} />
          )
        }
        end={
          !hasLines ? null : current === "names" ? (
            <NamesBarEnd names={stated} onReview={() => go("review")} onAccept={decideName} />
          ) : (
            <BarEnd
              {...{ workAtom, preview }}
              onNames={() => go("names")}
              onReview={() => go("review")}
              onImport={current === "review" ? () => void write(mode, false) : null}
            />
          )
        }
      />
    </div>
  );
};
