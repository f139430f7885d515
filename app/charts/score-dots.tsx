import { useId, type ComponentProps, type ReactNode } from "react";
import { partTexts } from "../text/en/parts.ts";
import { formatSummary, formatSummaryRange } from "../text/shares.ts";
import type { BandPaint } from "../ui/score-bar/band.ts";
import { IconButton } from "../ui/button/button.tsx";
import { VisuallyHidden } from "../ui/hidden/hidden.tsx";
import { ReusableMark } from "../ui/mark/mark.tsx";
import { gridLines } from "./grid-lines.ts";
import * as plot from "./plot.css.ts";
import * as css from "./score-dots.css.ts";

export interface ScoreDotsRow {
  readonly id: string;
  readonly name: string;
  readonly reusable: boolean;
  /** 0 to 100, unrounded; null = could not be scored */
  readonly score: number | null;
  /** the score as text; default: in percent */
  readonly shown?: string;
  readonly band: BandPaint;
  /** the 5-95 % range */
  readonly range?: readonly [low: number, high: number] | null;
  /** shown after the name, such as a law tag */
  readonly mark?: ReactNode;
  /** what screen readers add to the score; default the range */
  readonly detail?: string;
  /** makes the number a button */
  readonly onOpen?: () => void;
  /** adds a button at the end of the row that opens its commands */
  readonly onMenu?: (button: HTMLButtonElement) => void;
}

interface ScoreDotsProps {
  /** name of the table */
  readonly label: string;
  /** heading of the name column for screen readers; default "Product" */
  readonly nameHead?: string;
  /** in the order of the ranking */
  readonly rows: readonly ScoreDotsRow[];
  /** the bands from left to right, of equal width */
  readonly legend: readonly { readonly band: BandPaint; readonly label: string }[];
  /** below the rows */
  readonly note?: string;
  /** accessible name of the button with a row's commands */
  readonly menuLabel?: (name: string) => string;
  /** properties of the table, such as those of a grid */
  readonly table?: Pick<ComponentProps<"table">, "role" | "ref">;
}

const place = (score: number): string => `${Math.min(100, Math.max(0, score))}%`;
const outlined = ({ fill, outline }: BandPaint) => ({
  background: fill,
  ...(outline !== undefined && { outline: `1px solid ${outline}` }),
});

/** The ranking: one row per product with its summary score as a number and as a dot on a scale from 0 to 100. */
export const ScoreDots = ({ label, nameHead, rows, legend, note, menuLabel, table }: ScoreDotsProps) => (
  <>
    <table {...table} className={css.table}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <colgroup>
        <col className={css.nameColumn} />
        <col className={css.scoreColumn} />
        <col />
        {menuLabel && <col className={css.menuColumn} />}
      </colgroup>
      <thead>
        <tr className={css.headRow}>
          <th scope="col" className={css.head}>
            <VisuallyHidden>{nameHead ?? partTexts.product}</VisuallyHidden>
          </th>
          <th scope="col" className={`${css.head} ${css.scoreHead}`}>
            {partTexts.scoreHead}
          </th>
          <td className={`${css.head} ${css.plotHead}`}>
            <div className={css.legend}>
              {legend.map((item, at) => (
                // By index: a dataset may give two bands the same label.
                <span key={at} className={css.legendItem}>
                  <span className={plot.swatch} style={outlined(item.band)} />
                  {item.label}
                </span>
              ))}
            </div>
          </td>
          {menuLabel && (
            <th scope="col" className={css.menuCell}>
              <VisuallyHidden>{partTexts.commands}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rank) => (
          // By rank: updating texts is cheaper than moving rows.
          <tr key={rank} className={css.row}>
            <th scope="row" className={css.name}>
              {row.name}
              {row.reusable && (
                <>
                  {/* No line break before the mark. */}
                  {"\u00A0"}
                  <span className={css.mark}>
                    <ReusableMark compact />
                  </span>
                </>
              )}
              {row.mark}
            </th>
            <td className={css.score}>
              <Score row={row} />
            </td>
            <td className={css.plotCell}>
              <div className={plot.plot} style={{ backgroundImage: gridLines(legend.length) }} aria-hidden="true">
                {row.range && (
                  <span
                    className={plot.whisker}
                    style={{ left: place(row.range[0]), right: `calc(100% - ${place(row.range[1])})` }}
                  />
                )}
                {row.score !== null && (
                  <span className={plot.dot} style={{ left: place(row.score), ...outlined(row.band) }} />
                )}
              </div>
            </td>
            {menuLabel && (
              <td className={css.menuCell}>
                {row.onMenu && (
                  <IconButton
                    icon="dots"
                    label={menuLabel(row.name)}
                    aria-haspopup="menu"
                    onClick={(event) => row.onMenu?.(event.currentTarget)}
                  />
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
    {note !== undefined && <p className={css.note}>{note}</p>}
  </>
);

function Score({ row }: { readonly row: ScoreDotsRow }) {
  const id = useId();
  const shown = row.shown ?? formatSummary(row.score);
  if (row.score === null) return <span className={css.unknown}>{shown}</span>;
  const detail = row.detail ?? (row.range && partTexts.scoreRange(formatSummaryRange(row.range[0], row.range[1])));
  return (
    <>
      {row.onOpen ? (
        <button
          type="button"
          className={css.open}
          aria-label={partTexts.scoreOfProduct({ name: row.name, score: shown })}
          aria-describedby={detail ? id : undefined}
          onClick={row.onOpen}
        >
          {shown}
        </button>
      ) : (
        shown
      )}
      {detail && (
        <VisuallyHidden>
          , <span id={id}>{detail}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
