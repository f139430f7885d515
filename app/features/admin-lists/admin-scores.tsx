import { useSetAtom } from "jotai";
import { useCallback, useState } from "react";
import { COUNTED_DAYS } from "../../../edge-api/contract/limits.ts";
import { GUEST } from "../../../edge-api/contract/score-report.ts";
import { DayBars } from "../../charts/day-bars.tsx";
import { saveReportDaysAtom, saveReportsAtom } from "../../exports/admin-files.ts";
import {
  countReportDaysAtom,
  type DateRange,
  listReportsAtom,
  type ReportDay,
  type ReportKind,
  type ScoreReportRow,
} from "../../state/admin/admin-lists.ts";
import { copyTextAtom } from "../../state/core/clipboard.ts";
import { formatMoment, formatUtcDay } from "../../text/dates.ts";
import { adminListTexts } from "../../text/en/admin-lists.ts";
import { formatCount } from "../../text/format.ts";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as style from "./admin-lists.css.ts";
import { PagedList, SaveList } from "./paged-list.tsx";
import { problemSentence, usePages } from "./use-pages.ts";

const { reports: words } = adminListTexts;

/** Characters of a hash in the label of its button. */
const START = 8;

/** A hash that a click selects as a whole, with a copy button. */
const HashCell = ({ hash }: { readonly hash: string }) => {
  const copy = useSetAtom(copyTextAtom);
  const [message, setMessage] = useState("");
  const onCopy = async (): Promise<void> => {
    const outcome = await copy(hash);
    setMessage(outcome.ok ? words.copied : words.notCopied);
  };
  return (
    <Cell>
      <code className={style.hash}>{hash}</code>{" "}
      <LinkLike className={style.copy} aria-label={words.copyHash(hash.slice(0, START))} onClick={() => void onCopy()}>
        {words.copy}
      </LinkLike>
      <output className={style.copied}>{message}</output>
    </Cell>
  );
};

interface DayFilterProps {
  readonly chosen: ChosenDays;
  readonly onChange: (chosen: ChosenDays) => void;
}

/** Filters by first and last day; either may be empty. */
const DayFilter = ({ chosen, onChange }: DayFilterProps) => {
  const isAll = chosen.from === "" && chosen.to === "";
  return (
    <div className={style.filter}>
      <TextField
        type="date"
        className={style.date}
        label={words.from}
        value={chosen.from}
        onChange={(from) => onChange({ ...chosen, from })}
      />
      <TextField
        type="date"
        className={style.date}
        label={words.to}
        value={chosen.to}
        onChange={(to) => onChange({ ...chosen, to })}
      />
      <Button kind="quiet" disabled={isAll} onClick={() => onChange(ALL_DAYS)}>
        {words.anyDate}
      </Button>
      <p className={style.filterNote} role={rangeOf(chosen) === null ? "alert" : undefined}>
        {rangeOf(chosen) === null ? words.order : words.utc}
      </p>
    </div>
  );
};

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

const { reports } = adminListTexts;
const { chart: reportDaysWords } = reports;

const shownDay = (day: string): string => formatUtcDay(Date.parse(day));

const DaysTable = ({ caption, days }: { readonly caption: string; readonly days: readonly ReportDay[] }) => (
  <div className={style.daysTable}>
    <DataTable caption={caption} widths={["60%", ""]}>
      <ColumnHeads text={[reportDaysWords.head.day]} numeric={[reportDaysWords.head.count]} />
      <tbody>
        {days.map(({ day, count }) => (
          <Row key={day}>
            <KeyCell>{shownDay(day)}</KeyCell>
            <NumberCell>{formatCount(count)}</NumberCell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  </div>
);

interface CountedDaysProps {
  readonly kind: ReportKind;
  readonly from: number;
  readonly before: number;
  readonly cut: boolean;
  readonly onDay: (day: string) => void;
}

const CountedDays = ({ kind, from, before, cut, onDay }: CountedDaysProps) => {
  const count = useSetAtom(countReportDaysAtom);
  const save = useSetAtom(saveReportDaysAtom);
  const read = useCallback(() => count(kind, { from, before }), [count, kind, from, before]);
  const { rows, busy, problem, onRetry } = usePages(read);
  if (problem) {
    return <ErrorNotice title={reportDaysWords.failed} text={problemSentence(problem)} onRetry={onRetry} />;
  }
  if (rows === null) return <Spinner label={adminListTexts.loading} />;
  const days = everyDay({ from, before, cut }, rows);
  const first = days[0];
  const last = days.at(-1);
  const most = days.reduce<ReportDay | undefined>((top, day) => (top && top.count >= day.count ? top : day), first);
  if (!first || !last || !most) return <EmptyState>{reports.noneInRange}</EmptyState>;
  if (most.count === 0) {
    return <EmptyState>{reportDaysWords.total(formatCount(0), shownDay(first.day), shownDay(last.day))}</EmptyState>;
  }
  const total = days.reduce((sum, day) => sum + day.count, 0);
  const summary = [
    reportDaysWords.total(formatCount(total), shownDay(first.day), shownDay(last.day)),
    reportDaysWords.most(formatCount(most.count), shownDay(most.day)),
  ].join("; ");
  return (
    <div className={style.list} data-busy={busy} aria-busy={busy}>
      <DayBars
        label={reports[kind].days}
        days={days.map(({ day, count: opened }) => ({
          day,
          count: opened,
          said: reportDaysWords.day(shownDay(day), formatCount(opened)),
        }))}
        ends={[shownDay(first.day), shownDay(last.day)]}
        most={formatCount(most.count)}
        summary={summary}
        onOpen={onDay}
      />
      <p className={style.note}>
        {reportDaysWords.choose} {cut && reportDaysWords.cut(formatCount(COUNTED_DAYS))}
      </p>
      <Disclosure
        level={3}
        title={reportDaysWords.table}
        actions={<SaveList list={reportDaysWords.list} save={(watch) => save(kind, { from, before }, watch)} />}
      >
        <DaysTable caption={reports[kind].days} days={days.toReversed().filter(({ count: opened }) => opened > 0)} />
      </Disclosure>
    </div>
  );
};

interface ReportDaysProps {
  readonly kind: ReportKind;
  readonly range: DateRange;
  /** called with the day of a chosen bar */
  readonly onDay: (day: string) => void;
}

/** Reports per day of the range, as bars and as a table. */
const ReportDays = ({ kind, range, onDay }: ReportDaysProps) => {
  const [now] = useState(Date.now);
  return <CountedDays kind={kind} onDay={onDay} {...countedRange(range, now)} />;
};

export const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that are counted if no first day is chosen. */
const USUAL_DAYS = 90;

/** Values of the two date fields: `2026-11-21`, or "" for no bound. */
interface ChosenDays {
  readonly from: string;
  readonly to: string;
}

const ALL_DAYS: ChosenDays = { from: "", to: "" };

const startOf = (day: string): number | null => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return day === "" || Number.isNaN(at) ? null : at;
};

/** The range in ms, in whole UTC days including the last; null = the last day is before the first. */
export function rangeOf({ from, to }: ChosenDays): DateRange | null {
  const [first, last] = [startOf(from), startOf(to)];
  if (first !== null && last !== null && last < first) return null;
  return { from: first, before: last === null ? null : last + DAY_MS };
}

/** The UTC day of a time in ms, as `2026-11-21`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

interface CountedRange {
  readonly from: number;
  readonly before: number;
  /** true = the range was longer than COUNTED_DAYS and lost its first days */
  readonly cut: boolean;
}

/** The range of the chart: the chosen days, at most COUNTED_DAYS; without a first day, 90 days up to the last or today. */
export function countedRange({ from, before }: DateRange, now: number): CountedRange {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const end = before ?? Math.max(today, from ?? 0) + DAY_MS;
  const earliest = Math.max(0, end - COUNTED_DAYS * DAY_MS);
  const requested = from ?? Math.max(0, end - USUAL_DAYS * DAY_MS);
  return { from: Math.max(requested, earliest), before: end, cut: requested < earliest };
}

/** Every day of the range in order; adds the days without reports, which the server omits. */
export function everyDay({ from, before }: CountedRange, days: readonly ReportDay[]): readonly ReportDay[] {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  return Array.from({ length: Math.round((before - from) / DAY_MS) }, (_, at) => {
    const day = dayOf(from + at * DAY_MS);
    return { day, count: counts.get(day) ?? 0 };
  });
}
