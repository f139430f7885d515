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
import { ALL_DAYS, rangeOf, type ChosenDays } from "./day-range.ts";
import { PagedList } from "./paged-list.tsx";
import { ReportDays } from "./report-days.tsx";
import { SaveList } from "./save-list.tsx";
import { usePages } from "./use-pages.ts";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { copyTextAtom } from "../../state/core/clipboard.ts";

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
