import { useMemo, useState } from "react";
import type { LineTable } from "../../workers/engine/portfolio/line-table.ts";
import { lineDates, monthsFrom, yearsOf, type Period } from "../../workers/engine/portfolio/period.ts";
import { formatPeriod } from "../text/dates.ts";
import { periodTexts as words } from "../text/en/periods.ts";
import { formatCount, formatNumber } from "../text/format.ts";
import { small } from "../theme/text.css.ts";
import { LinkLike } from "../ui/button/button.tsx";
import { lazyDialog } from "../ui/dialog/lazy-dialog.ts";
import { PERIOD_LENGTHS } from "./period-lengths.ts";

const PeriodDialog = lazyDialog(() => import("./period-dialog.tsx"));

const lengthOf = (period: Period): string => {
  const months = PERIOD_LENGTHS.find((length) => monthsFrom(period.from, length).to === period.to);
  return months === undefined ? words.years(formatNumber(yearsOf(period), 2)) : words.lengths[months];
};

const isSame = (one: Period, other: Period): boolean => one.from === other.from && one.to === other.to;

interface PeriodLineProps {
  readonly period: Period;
  /** false: the portfolio names no period, `period` is the default */
  readonly isNamed: boolean;
  readonly table: LineTable;
  /** null = a shared portfolio: the period is said and cannot be changed */
  readonly onChange: ((period: Period) => void) | null;
  /** shows the lines that are dated outside the period; absent: the page has no lines */
  readonly onShowOutside?: () => void;
}

/** What the quantities of a portfolio cover. Asks, if it names no period, whether it is that of its dated lines. */
export const PeriodLine = ({ period, isNamed, table, onChange, onShowOutside }: PeriodLineProps) => {
  const [isOpen, setOpen] = useState(false);
  const { outside, months } = useMemo(() => lineDates(table, period), [table, period]);
  const isAsked = onChange !== null && !isNamed && months !== null && !isSame(months, period);
  return (
    <>
      <p className={small}>
        {words.covers(formatPeriod(period), lengthOf(period))}{" "}
        {onChange && <LinkLike onClick={() => setOpen(true)}>{words.change}</LinkLike>}
        {isAsked && (
          <>
            <br />
            {words.ask(formatPeriod(months))}{" "}
            <LinkLike onClick={() => onChange(months)}>{words.take(formatPeriod(months))}</LinkLike>{" "}
            <LinkLike onClick={() => onChange(period)}>{words.keep(formatPeriod(period))}</LinkLike>
          </>
        )}
        {outside > 0 && (
          <>
            <br />
            {words.outside(outside, formatCount(outside))}{" "}
            {onShowOutside !== undefined && <LinkLike onClick={onShowOutside}>{words.show}</LinkLike>}{" "}
            {onChange && !isAsked && months !== null && (
              <LinkLike onClick={() => onChange(months)}>{words.cover(formatPeriod(months))}</LinkLike>
            )}
          </>
        )}
      </p>
      {isOpen && onChange && (
        <PeriodDialog
          period={period}
          onClose={() => setOpen(false)}
          onSave={(chosen) => {
            setOpen(false);
            onChange(chosen);
          }}
        />
      )}
    </>
  );
};
