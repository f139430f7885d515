import { useState, type KeyboardEvent } from "react";
import * as css from "./day-bars.css.ts";
import { nextStop } from "./focus-stops.ts";

export interface DayBar {
  /** ISO date: 2026-11-21 */
  readonly day: string;
  readonly count: number;
  /** the day and its count as text */
  readonly said: string;
}

interface DayBarsProps {
  /** what is counted */
  readonly label: string;
  /** every day of the range, including days with count 0 */
  readonly days: readonly DayBar[];
  /** axis labels: the first and the last day */
  readonly ends: readonly [string, string];
  /** axis label: the largest count */
  readonly most: string;
  /** shown above the bars while no bar is hovered or focused */
  readonly summary: string;
  readonly onOpen: (day: string) => void;
}

/** With more days than this there are no gaps between bars. */
const MAX_DAYS_WITH_GAPS = 120;

/**
 * A bar per day with its count, as HTML in percent, so that nothing is measured. One bar is in the tab order; arrow
 * keys move to other days with a count above 0. The hovered or focused day is shown as text above.
 */
export function DayBars({ label, days, ends, most, summary, onOpen }: DayBarsProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const top = Math.max(1, ...days.map(({ count }) => count));
  const stops = days.map(({ day, count }) => (count > 0 ? day : null));
  const current = stops.find((day) => day !== null && day === focused) ?? stops.findLast((day) => day !== null) ?? null;
  const described = hovered ?? focused;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (current === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextStop([stops], current, event.key);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    <fieldset aria-label={label} className={css.chart}>
      <p className={css.summary}>{days.find(({ day }) => day === described)?.said ?? summary}</p>
      <div className={css.frame}>
        <span className={css.most} aria-hidden="true">
          {most}
        </span>
        {/* Receives the key events of the bars. */}
        <div
          role="presentation"
          className={css.plot}
          data-close={days.length > MAX_DAYS_WITH_GAPS}
          onKeyDown={onKeyDown}
          onMouseLeave={() => setHovered(null)}
        >
          {days.map(({ day, count, said }) =>
            count === 0 ? (
              <span key={day} className={css.day} onMouseEnter={() => setHovered(day)} />
            ) : (
              <button
                key={day}
                type="button"
                data-day={day}
                aria-label={said}
                tabIndex={day === current ? 0 : -1}
                className={css.day}
                onClick={() => onOpen(day)}
                onFocus={() => setFocused(day)}
                onBlur={() => setFocused(null)}
                onMouseEnter={() => setHovered(day)}
              >
                <span className={css.bar} style={{ height: `${(count / top) * 100}%` }} />
              </button>
            ),
          )}
        </div>
      </div>
      <p className={css.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </fieldset>
  );
}
