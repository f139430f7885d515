import { formatNumber } from "../text/format.ts";
import { classNames } from "../ui/class-names.ts";
import { VisuallyHidden } from "../ui/hidden/hidden.tsx";
import { axisFromZero, gridLines } from "./axis.ts";
import * as css from "./mark-lines.css.ts";
import * as plot from "./plot.css.ts";

interface MarkLinesRow {
  readonly id: string;
  readonly name: string;
  /** one value per mark, null = none; a negative value is drawn at 0 */
  readonly marks: readonly { readonly value: number | null; readonly shown: string }[];
}

interface MarkLinesProps {
  /** name of the table: quantity, its reference and unit */
  readonly label: string;
  /** names of the marks, at most four; the first is drawn above the others */
  readonly marks: readonly string[];
  readonly rows: readonly MarkLinesRow[];
}

/** Several marks per row on one axis from 0, each with its own shape, and a line from the lowest to the highest. */
export function MarkLines({ label, marks, rows }: MarkLinesProps) {
  const valuesOf = (row: MarkLinesRow): readonly number[] => row.marks.flatMap(({ value }) => value ?? []);
  const axis = axisFromZero(rows.flatMap(valuesOf));
  const place = (value: number) => `${(100 * Math.max(value, 0)) / axis.end}%`;
  return (
    <div>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <colgroup>
          <col className={css.nameColumn} />
          <col />
        </colgroup>
        <tbody>
          {rows.map((row) => {
            const values = valuesOf(row);
            return (
              <tr key={row.id} className={css.row}>
                <th scope="row" className={css.name}>
                  {row.name}
                </th>
                <td className={plot.plotCell}>
                  <VisuallyHidden>
                    {row.marks.map(({ shown }, at) => `${marks[at] ?? ""}: ${shown}`).join("; ")}
                  </VisuallyHidden>
                  <div
                    className={plot.plot}
                    style={{ backgroundImage: gridLines(axis.ticks.length - 1) }}
                    aria-hidden="true"
                  >
                    {values.length > 1 && (
                      <span
                        className={plot.whisker}
                        style={{
                          left: place(Math.min(...values)),
                          right: `calc(100% - ${place(Math.max(...values))})`,
                        }}
                      />
                    )}
                    {row.marks
                      .map(({ value }, at) => ({ value, at }))
                      .toReversed()
                      .map(({ value, at }) =>
                        value === null ? null : (
                          <span
                            key={marks[at]}
                            className={classNames(css.shapes[at], css.placed)}
                            style={{ left: place(value) }}
                          />
                        ),
                      )}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={css.ticks} aria-hidden="true">
        {axis.ticks.map((tick, at) => (
          <span
            key={tick}
            className={css.tick}
            // long labels overlap on a phone: every other one is hidden there
            data-spare={at % 2 === 1 || undefined}
            style={{ left: place(tick) }}
          >
            {formatNumber(tick, axis.decimals)}
          </span>
        ))}
      </div>
      <p className={css.legend} aria-hidden="true">
        {marks.map((mark, at) => (
          <span key={mark} className={css.key}>
            <span className={css.shapes[at]} />
            {mark}
          </span>
        ))}
      </p>
    </div>
  );
}
