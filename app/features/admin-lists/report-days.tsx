import { useSetAtom } from "jotai";
import { useCallback, useState } from "react";
import { COUNTED_DAYS } from "../../../edge-api/contract/limits.ts";
import { DayBars } from "../../charts/day-bars.tsx";
import {
  countReportDaysAtom,
  saveReportDaysAtom,
  type DateRange,
  type ReportDay,
  type ReportKind,
} from "../../state/admin/admin-lists.ts";
import { adminListTexts } from "../../text/en/admin-lists.ts";
import { formatUtcDay } from "../../text/dates.ts";
import { formatCount } from "../../text/format.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as style from "./admin-lists.css.ts";
import { countedRange, everyDay } from "./day-range.ts";
import { problemSentence } from "./admin-problem.ts";
import { SaveList } from "./save-list.tsx";
import { usePages } from "./use-pages.ts";

const { reports } = adminListTexts;
const { chart: words } = reports;

const shownDay = (day: string): string => formatUtcDay(Date.parse(day));

const DaysTable = ({ caption, days }: { readonly caption: string; readonly days: readonly ReportDay[] }) => (
  <div className={style.daysTable}>
    <DataTable caption={caption} widths={["60%", ""]}>
      <ColumnHeads text={[words.head.day]} numeric={[words.head.count]} />
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
    return <ErrorNotice title={words.failed} text={problemSentence(problem)} onRetry={onRetry} />;
  }
  if (rows === null) return <Spinner label={adminListTexts.loading} />;
  const days = everyDay({ from, before, cut }, rows);
  const first = days[0];
  const last = days.at(-1);
  const most = days.reduce<ReportDay | undefined>((top, day) => (top && top.count >= day.count ? top : day), first);
  if (!first || !last || !most) return <EmptyState>{reports.noneInRange}</EmptyState>;
  if (most.count === 0) {
    return <EmptyState>{words.total(formatCount(0), shownDay(first.day), shownDay(last.day))}</EmptyState>;
  }
  const total = days.reduce((sum, day) => sum + day.count, 0);
  const summary = [
    words.total(formatCount(total), shownDay(first.day), shownDay(last.day)),
    words.most(formatCount(most.count), shownDay(most.day)),
  ].join("; ");
  return (
    <div className={style.list} data-busy={busy} aria-busy={busy}>
      <DayBars
        label={reports[kind].days}
        days={days.map(({ day, count: opened }) => ({
          day,
          count: opened,
          said: words.day(shownDay(day), formatCount(opened)),
        }))}
        ends={[shownDay(first.day), shownDay(last.day)]}
        most={formatCount(most.count)}
        summary={summary}
        onOpen={onDay}
      />
      <p className={style.note}>
        {words.choose} {cut && words.cut(formatCount(COUNTED_DAYS))}
      </p>
      <Disclosure
        level={3}
        title={words.table}
        actions={<SaveList list={words.list} save={(watch) => save(kind, { from, before }, watch)} />}
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
export const ReportDays = ({ kind, range, onDay }: ReportDaysProps) => {
  const [now] = useState(Date.now);
  return <CountedDays kind={kind} onDay={onDay} {...countedRange(range, now)} />;
};
