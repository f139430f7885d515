import { useState, type KeyboardEvent } from "react";
import * as css from "./day-bars.css.ts";
import { nextStop } from "./focus-stops.ts";

export interface DayBar {
  /** 2026-11-21 */
  readonly day: string;
  readonly count: number;
  /** the day and its count, in words */
  readonly said: string;
}

interface DayBarsProps {
  /** what is counted */
  readonly label: string;
  /** every day of the range, also those of 0 */
  readonly days: readonly DayBar[];
  /** the first and the last day, and the largest count, as the axes show them */
  readonly ends: readonly [string, string];
  readonly most: string;
  /** what stands above while no bar is pointed at */
  readonly summary: string;
  readonly onOpen: (day: string) => void;
}

/** More days than this leave no room between their bars. */
const CLOSE_FROM = 120;

/**
 * A count a day as bars: HTML in percent, so that nothing is measured. One bar is in the order of Tab, the arrow keys go from it
 * to the other days that have any; the bar that is pointed at or focused is said above.
 */
export function DayBars({ label, days, ends, most, summary, onOpen }: DayBarsProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const top = Math.max(1, ...days.map(({ count }) => count));
  const stops = days.map(({ day, count }) => (count > 0 ? day : null));
  const current = stops.find((day) => day !== null && day === focused) ?? stops.findLast((day) => day !== null) ?? null;
  const looked = pointed ?? focused;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (current === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextStop([stops], current, event.key);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    <fieldset aria-label={label} className={css.chart}>
      <p className={css.summary}>{days.find(({ day }) => day === looked)?.said ?? summary}</p>
      <div className={css.frame}>
        <span className={css.most} aria-hidden="true">
          {most}
        </span>
        {/* keys come up from the bars */}
        <div
          role="presentation"
          className={css.plot}
          data-close={days.length > CLOSE_FROM}
          onKeyDown={onKeyDown}
          onMouseLeave={() => setPointed(null)}
        >
          {days.map(({ day, count, said }) =>
            count === 0 ? (
              <span key={day} className={css.day} onMouseEnter={() => setPointed(day)} />
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
                onMouseEnter={() => setPointed(day)}
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
