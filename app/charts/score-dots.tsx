import { type ComponentProps, type ReactNode, useId } from "react";
import { partTexts } from "../text/en/parts.ts";
import { formatRange, formatScore } from "../text/format.ts";
import { IconButton } from "../ui/button/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { VisuallyHidden } from "../ui/hidden/hidden.tsx";
import { ReusableMark } from "../ui/mark/mark.tsx";
import type { BandPaint } from "../ui/score-bar/band.ts";
import { gridLines } from "./axis.ts";
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
  /** the range of the score; with `rangeHead` also as text */
  readonly range?: readonly [low: number, high: number] | null;
  /** shown after the name, such as a law tag */
  readonly mark?: ReactNode;
  /** what screen readers add to the score; default the range */
  readonly detail?: string;
  /** one of the rows that the bracket joins */
  readonly joined?: boolean;
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
  /** what the ranges are; default: uncertainty */
  readonly rangeKind?: "choices";
  /** heading of a column with the ranges; default: they are only drawn */
  readonly rangeHead?: string;
  /** beside the bracket that joins rows; default: no bracket */
  readonly bracketLabel?: string;
  /** below the rows */
  readonly note?: string;
  /** accessible name of the button with a row's commands */
  readonly menuLabel?: (name: string) => string;
  /** properties of the table, such as those of a grid */
  readonly table?: Pick<ComponentProps<"table">, "role" | "ref">;
}

interface BracketPiece {
  readonly piece: "start" | "middle" | "end";
  /** position in this row at which the label is centred; undefined = the label is in another row */
  readonly label: "middle" | "bottom" | undefined;
}

/** The pieces of a bracket from the first to the last joined row, by index; empty if less than two rows are joined. */
const bracketOf = (joined: readonly boolean[]): readonly (BracketPiece | undefined)[] => {
  const [first, last] = [joined.indexOf(true), joined.lastIndexOf(true)];
  if (first === last) return [];
  const centre = (first + last) / 2;
  return joined.map((_, at) => {
    if (at < first || at > last) return undefined;
    const label = at === centre ? "middle" : at === centre - 0.5 ? "bottom" : undefined;
    return { piece: at === first ? "start" : at === last ? "end" : "middle", label };
  });
};

const place = (score: number): string => `${Math.min(100, Math.max(0, score))}%`;
const outlined = ({ fill, outline }: BandPaint) => ({
  background: fill,
  ...(outline !== undefined && { outline: `1px solid ${outline}` }),
});

/**
 * The ranking: one row per product with its summary score as a number and as a dot on a scale from 0 to 100. On a phone the
 * scale is below the name.
 */
export const ScoreDots = (props: ScoreDotsProps) => {
  const { label, nameHead, rows, legend, rangeKind, rangeHead, bracketLabel, note, menuLabel, table } = props;
  const pieces = bracketLabel === undefined ? [] : bracketOf(rows.map(({ joined = false }) => joined));
  const hasBracket = pieces.length > 0;
  return (
    <>
      <table {...table} className={css.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <colgroup>
          <col className={css.nameColumn} />
          {hasBracket && <col className={css.bracketColumn} />}
          <col className={css.scoreColumn} />
          {rangeHead !== undefined && <col className={css.rangeColumn} />}
          <col className={css.plotColumn} />
          {menuLabel && <col className={css.menuColumn} />}
        </colgroup>
        <thead>
          <tr className={css.headRow}>
            <th scope="col" colSpan={hasBracket ? 2 : 1} className={css.head}>
              {nameHead ?? partTexts.product}
            </th>
            <th scope="col" className={`${css.head} ${css.scoreHead}`}>
              {partTexts.scoreHead}
            </th>
            {rangeHead !== undefined && (
              <th scope="col" className={`${css.head} ${css.rangeHead}`}>
                {rangeHead}
              </th>
            )}
            <td className={`${css.head} ${css.plotHead}`}>
              <Legend items={legend} />
            </td>
            {menuLabel && (
              <th scope="col" className={`${css.menuCell} ${css.menuHead}`}>
                <VisuallyHidden>{partTexts.commands}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rank) => (
            // By rank: updating texts is cheaper than moving rows.
            <tr key={rank} className={css.row}>
              <th
                scope="row"
                colSpan={hasBracket ? 2 : 1}
                className={classNames(css.name, hasBracket && css.besideBracket)}
              >
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
                {pieces[rank] && (
                  <div
                    className={css.bracket}
                    data-piece={pieces[rank].piece}
                    data-joined={row.joined}
                    aria-hidden="true"
                  >
                    {pieces[rank].label && (
                      <span className={css.bracketLabel} data-label={bracketLabel} data-at={pieces[rank].label} />
                    )}
                  </div>
                )}
              </th>
              <ScoreCells row={row} hasRange={rangeHead !== undefined} />
              <td className={`${plot.plotCell} ${css.plotCell}`}>
                <div
                  className={`${plot.plot} ${css.plotOfRow}`}
                  style={{ backgroundImage: gridLines(legend.length) }}
                  aria-hidden="true"
                >
                  {row.range && (
                    <span
                      className={rangeKind === "choices" ? plot.choices : plot.whisker}
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
};

/** The bands, above the scale. */
const Legend = ({ items }: { readonly items: ScoreDotsProps["legend"] }) => (
  <div className={css.legendBox}>
    <div className={css.legend}>
      {items.map((item, at) => (
        // By index: a dataset may give two bands the same label.
        <span key={at} className={css.legendItem}>
          <span className={`${plot.swatch} ${css.swatch}`} style={outlined(item.band)} />
          <span className={css.legendLabel}>{item.label}</span>
        </span>
      ))}
    </div>
  </div>
);

interface ScoreCellsProps {
  readonly row: ScoreDotsRow;
  readonly hasRange: boolean;
}

/**
 * The score as a button or text, and its range in a cell of its own. The detail describes the button for screen
 * readers.
 */
function ScoreCells({ row, hasRange }: ScoreCellsProps) {
  const id = useId();
  const { score, range, name, onOpen } = row;
  const shown = row.shown ?? formatScore(score);
  const detail = row.detail ?? (range && partTexts.scoreRange(formatRange(range[0], range[1])));
  const spoken = score !== null && detail && (
    <VisuallyHidden>
      {!hasRange && ", "}
      <span id={id}>{detail}</span>
    </VisuallyHidden>
  );
  return (
    <>
      <td className={css.score}>
        {score === null ? (
          <span className={css.unknown}>{shown}</span>
        ) : onOpen ? (
          <button
            type="button"
            className={css.open}
            aria-label={partTexts.scoreOfProduct({ name, score: shown })}
            aria-describedby={detail ? id : undefined}
            onClick={onOpen}
          >
            {shown}
          </button>
        ) : (
          shown
        )}
        {!hasRange && spoken}
      </td>
      {hasRange && (
        <td className={css.range}>
          {spoken}
          {score !== null && range && <span aria-hidden="true">{formatRange(range[0], range[1])}</span>}
        </td>
      )}
    </>
  );
}
