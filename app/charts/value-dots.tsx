import { formatNumber } from "../text/format.ts";
import { classNames } from "../ui/class-names.ts";
import { VisuallyHidden } from "../ui/hidden/hidden.tsx";
import { axisFromZero, gridLines } from "./axis.ts";
import * as plot from "./plot.css.ts";
import * as css from "./value-dots.css.ts";

interface ValueDotsRow {
  readonly id: string;
  readonly name: string;
  readonly reusable: boolean;
  /** 0 or more */
  readonly value: number;
  /** the value as text */
  readonly shown: string;
  readonly range?: readonly [low: number, high: number] | null | undefined;
}

interface ValueDotsProps {
  /** name of the table: quantity, functional unit, unit */
  readonly label: string;
  readonly rows: readonly ValueDotsRow[];
  readonly reusableLabel: string;
  readonly singleUseLabel: string;
  /** after the legend: source, date */
  readonly note?: string;
}

/** Values on an axis from 0, one row per product: reusables filled, single-use hollow, the range as a line. */
export function ValueDots({ label, rows, reusableLabel, singleUseLabel, note }: ValueDotsProps) {
  const axis = axisFromZero(rows.flatMap((row) => [row.value, ...(row.range ?? [])]));
  const place = (value: number) => `${(100 * value) / axis.end}%`;
  return (
    <div>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <colgroup>
          <col className={css.nameColumn} />
          <col />
          <col className={css.valueColumn} />
        </colgroup>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={css.row}>
              <th scope="row" className={classNames(css.name, row.reusable && css.reusableName)}>
                {row.name}
                <VisuallyHidden>, {row.reusable ? reusableLabel : singleUseLabel}</VisuallyHidden>
              </th>
              <td className={plot.plotCell}>
                <div
                  className={plot.plot}
                  style={{ backgroundImage: gridLines(axis.ticks.length - 1) }}
                  aria-hidden="true"
                >
                  {row.range && (
                    <span
                      className={plot.whisker}
                      style={{ left: place(row.range[0]), right: `calc(100% - ${place(row.range[1])})` }}
                    />
                  )}
                  <span
                    className={classNames(plot.dot, row.reusable ? css.reusable : css.singleUse)}
                    style={{ left: place(row.value) }}
                  />
                </div>
              </td>
              <td className={css.value}>{row.shown}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.ticks} aria-hidden="true">
        {axis.ticks.map((tick, at) => (
          <span
            key={tick}
            className={css.tick}
            // Long labels overlap on a phone: every other one is hidden there.
            data-spare={(axis.decimals > 0 && at % 2 === 1) || undefined}
            style={{ left: place(tick) }}
          >
            {formatNumber(tick, axis.decimals)}
          </span>
        ))}
      </div>
      <p className={css.legend}>
        <span className={css.key}>
          <span className={classNames(css.keyDot, css.reusable)} />
          {reusableLabel}
        </span>
        <span className={css.key}>
          <span className={classNames(css.keyDot, css.singleUse)} />
          {singleUseLabel}
        </span>
        {note !== undefined && <span>{note}</span>}
      </p>
    </div>
  );
}
