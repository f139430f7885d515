import { useSetAtom } from "jotai";
import { useCallback, useState } from "react";
import { GUEST } from "../../../edge-api/contract/score-report.ts";
import {
  listReportsAtom,
  saveReportsAtom,
  type DateRange,
  type ReportKind,
  type ScoreReportRow,
} from "../../state/admin/admin-lists.ts";
import { adminListTexts } from "../../text/en/admin-lists.ts";
import { formatMoment } from "../../text/dates.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as style from "./admin-lists.css.ts";
import { DayFilter } from "./day-filter.tsx";
import { ALL_DAYS, rangeOf } from "./day-range.ts";
import { HashCell } from "./hash-cell.tsx";
import { PagedList } from "./paged-list.tsx";
import { ReportDays } from "./report-days.tsx";
import { SaveList } from "./save-list.tsx";
import { usePages } from "./use-pages.ts";

const { reports: words } = adminListTexts;

const ReportsTable = ({ caption, rows }: { readonly caption: string; readonly rows: readonly ScoreReportRow[] }) => (
  <DataTable caption={caption} className={style.table} widths={["24%", "", "10.5rem"]}>
    <ColumnHeads text={[words.email, words.hash, words.date]} />
    <tbody>
      {rows.map(({ email, hash, date }) => (
        <Row key={`${date} ${email} ${hash}`} className={style.row}>
          <KeyCell className={style.wrapped}>{email === GUEST ? words.guest : email}</KeyCell>
          <HashCell hash={hash} />
          <Cell muted>{formatMoment(date)}</Cell>
        </Row>
      ))}
    </tbody>
  </DataTable>
);

interface ReportsInRangeProps {
  readonly kind: ReportKind;
  readonly range: DateRange;
  readonly isAll: boolean;
}

const ReportsInRange = ({ kind, range: { from, before }, isAll }: ReportsInRangeProps) => {
  const list = useSetAtom(listReportsAtom);
  const pages = usePages(
    useCallback((after: string | null) => list(kind, { from, before }, after), [list, kind, from, before]),
  );
  const { list: name, caption, failed, none } = words[kind];
  return (
    <PagedList list={name} pages={pages} failed={failed} empty={isAll ? none : words.noneInRange}>
      {(rows) => <ReportsTable caption={caption} rows={rows} />}
    </PagedList>
  );
};

/** Who opened results of comparisons or portfolios, and when: counts per day, and single reports. */
export const AdminScores = ({ kind }: { readonly kind: ReportKind }) => {
  const save = useSetAtom(saveReportsAtom);
  const [chosen, setChosen] = useState(ALL_DAYS);
  const range = rangeOf(chosen);
  return (
    <Section
      className={style.section}
      title={words[kind].caption}
      note={words.about}
      actions={
        <SaveList
          list={words[kind].list}
          disabled={range === null}
          save={(watch) => save(kind, range ?? { from: null, before: null }, watch)}
        />
      }
    >
      <DayFilter chosen={chosen} onChange={setChosen} />
      {range && (
        <>
          <ReportDays kind={kind} range={range} onDay={(day) => setChosen({ from: day, to: day })} />
          <ReportsInRange kind={kind} range={range} isAll={chosen === ALL_DAYS} />
        </>
      )}
    </Section>
  );
};
