import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { downloadReturnAtom, isRefused, type ReturnFile } from "../../exports/packaging-return-files.ts";
import { type ReturnFigures, returnFiguresAtom } from "../../state/portfolio/packaging-return-figures.ts";
import { periodOf, returnAnswersAtom, type ReturnCountry } from "../../state/portfolio/packaging-return.ts";
import { type PortfolioNames, portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { retryPortfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { formatPeriod } from "../../text/dates.ts";
import { packagingReturnsTexts as words } from "../../text/en/packaging-returns.ts";
import { formatCount, formatPercent } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { flushRowOnPhone } from "../../ui/button/flush.css.ts";
import { classNames } from "../../ui/class-names.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Mark } from "../../ui/mark/mark.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as styles from "./packaging-returns.css.ts";
import { Questions } from "./questions.tsx";
import { MassBasis, RuleCheck } from "./rule-check.tsx";
import { categoryShown, lawMass, LeftOutTable, ReuseSystemsTable, WeightsTable } from "./tables.tsx";
import { UkTable } from "./uk-table.tsx";

interface PackagingReturnsProps {
  readonly portfolio: PortfolioHead;
  readonly table: LineTable;
  readonly catalogue: Catalogue;
}

/** A mass in kg that is too small to mention. */
const NEGLIGIBLE = 0.0005;

/** The return of one portfolio: questions, reported masses, checks and files. */
export const PackagingReturns = ({ portfolio, table, catalogue }: PackagingReturnsProps) => {
  const id = portfolio.portfolio_id;
  const { figures, problem } = useAtomValue(returnFiguresAtom(id));
  const retry = useSetAtom(retryPortfolioScoresAtom);
  const names = portfolioNamesOf(catalogue);
  return (
    <div className={styles.layout}>
      <Questions portfolio_id={id} table={table} names={names} asked={figures?.asked ?? []} />
      <div>
        {problem && <ErrorNotice title={words.failed} onRetry={retry} />}
        {figures === null && !problem && <Spinner label={words.scoring} />}
        {figures !== null && <Figures id={id} figures={figures} names={names} />}
      </div>
    </div>
  );
};

interface FiguresProps {
  readonly id: string;
  readonly figures: ReturnFigures;
  readonly names: PortfolioNames;
}

const Figures = ({ id, figures, names }: FiguresProps) => {
  const { country } = useAtomValue(returnAnswersAtom(id));
  const { uk, reuse } = figures;
  return (
    <>
      <ReturnHeading id={id} figures={figures} />
      {uk !== null && (
        <>
          <UkTable file={uk.file} fee={uk.fee} />
          <div className={styles.pair}>
            <RuleCheck findings={uk.findings} rows={uk.file.lines.length} />
            <MassBasis basis={figures.basis} counted={figures.counted} />
          </div>
        </>
      )}
      {uk === null && <MaterialTables figures={figures} country={country} />}
      {uk === null && <MassBasis basis={figures.basis} counted={figures.counted} />}
      {uk === null && reuse.length > 0 && <ReuseSystemsTable rows={reuse} names={names} />}
      <LeftOutTable leftOut={figures.left_out} names={names} />
    </>
  );
};

/** The tables of the European Union, and of Germany. */
const MaterialTables = ({ figures, country }: { readonly figures: ReturnFigures; readonly country: ReturnCountry }) => (
  <>
    {country === "DE" && (
      <WeightsTable
        id="return-families"
        title={words.table.families}
        heading={words.table.family}
        rows={figures.families.map((row) => ({ ...row, id: row.key, name: words.families[row.key] }))}
      />
    )}
    <WeightsTable
      id="return-categories"
      title={words.table.categories}
      heading={words.table.category}
      rows={figures.categories.map((row) => ({
        ...row,
        id: String(row.key),
        name: row.key === null ? categoryShown(null) : `${row.key} ${categoryShown(row.key)}`,
        note: row.unsettled_kg > NEGLIGIBLE ? words.table.ours(lawMass(row.unsettled_kg)) : undefined,
      }))}
    />
    <WeightsTable
      id="return-small"
      title={words.table.small}
      heading={words.table.material}
      rows={figures.small_producer.map((row) => ({ ...row, id: row.key, name: words.smallLines[row.key] }))}
    />
  </>
);

/** Files of a country's return; the first is the main one. */
const filesOf = (country: ReturnCountry, { reuse }: ReturnFigures): readonly [ReturnFile, ...ReturnFile[]] => {
  if (country === "GB") return ["uk", "uk_basis"];
  const european: readonly ReturnFile[] = ["small_producer", ...(reuse.length > 0 ? (["reuse"] as const) : [])];
  return country === "DE" ? ["families", "categories", ...european] : ["categories", ...european];
};

const ReturnHeading = ({ id, figures }: { readonly id: string; readonly figures: ReturnFigures }) => {
  const answers = useAtomValue(returnAnswersAtom(id));
  const download = useSetAtom(downloadReturnAtom);
  const [hasFailed, setFailed] = useState(false);
  const { uk, kg, counts, undated_part, is_covered, covered } = figures;
  const { country } = answers;
  const mass = lawMass(kg);
  const fee = uk === null || uk.fee === 0 ? null : formatCount(Math.round(uk.fee));
  const isEmpty = figures.counted.length === 0;
  const errors = uk?.findings.filter(({ severity }) => severity === "error").length ?? 0;
  const save = (file: ReturnFile) => void download(id, file).then(({ ok }) => setFailed(!ok));
  const isStopped = (file: ReturnFile) =>
    figures.is_open || figures.is_pending || isEmpty || (file === "uk" && isRefused(figures));
  const [main, ...others] = filesOf(country, figures);
  return (
    <>
      <p className={`${caption} ${styles.note}`}>
        {words.kicker(words.questions.countries[country], periodOf(answers))}
      </p>
      <div className={styles.head}>
        <h2 className={styles.finding}>
          {isEmpty ? words.nothing : fee === null ? words.finding(mass) : words.findingFee(mass, fee)}
        </h2>
        <div className={styles.files}>
          <Button kind="primary" icon="download" disabled={isStopped(main)} onClick={() => save(main)}>
            {words.files[main]}
          </Button>
          <div className={classNames(styles.files, flushRowOnPhone)}>
            {others.map((file) => (
              <Button key={file} kind="quiet" icon="download" disabled={isStopped(file)} onClick={() => save(file)}>
                {words.files[file]}
              </Button>
            ))}
            <Button kind="quiet" icon="print" onClick={() => window.print()}>
              {words.print}
            </Button>
          </div>
        </div>
      </div>
      {country === "GB" && <p className={`${caption} ${styles.note}`}>{words.zeros}</p>}
      {hasFailed && <ErrorNotice title={words.failedFile} />}
      {figures.is_open && <output className={styles.open}>{words.open}</output>}
      {!figures.is_open && errors > 0 && (
        <output className={styles.open}>{words.refused(errors, formatCount(errors))}</output>
      )}
      <div className={styles.notes}>
        {fee !== null && (
          <p className={styles.note}>
            {words.fee} <Mark kind="estimate" /> {words.feeLater}
          </p>
        )}
        {isEmpty && <p className={styles.note}>{words.nothingText}</p>}
        <p className={`${caption} ${styles.note}`}>
          {[
            words.lines(counts.counted, formatCount(counts.counted)),
            ...(counts.undated > 0
              ? [
                  words.undated(counts.undated, formatCount(counts.undated)),
                  undated_part < 1
                    ? words.undatedPart(formatPercent(undated_part, 1), formatPeriod(covered))
                    : words.undatedWhole(formatPeriod(covered)),
                ]
              : []),
            ...(is_covered ? [] : [words.uncovered(formatPeriod(covered))]),
            ...(counts.other_period > 0
              ? [words.otherPeriod(counts.other_period, formatCount(counts.other_period))]
              : []),
            ...(counts.other_site > 0 ? [words.otherSite(counts.other_site, formatCount(counts.other_site))] : []),
            ...figures.unknown.map(({ material, kg: unknown }) => words.unknown(material, lawMass(unknown))),
            ...(uk !== null && uk.file.too_light_kg > 0 ? [words.tooLight(lawMass(uk.file.too_light_kg))] : []),
          ].join(" ")}
        </p>
      </div>
    </>
  );
};
