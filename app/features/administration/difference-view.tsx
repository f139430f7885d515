import { useAtomValue } from "jotai";
import { useState } from "react";
import type { ChangedScore, ScoreEffect, TableDifference } from "../../../edge-api/contract/admin-replies.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount, formatNumber, formatPercent, formatScore, formatSignificant } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { formatSummary } from "../../text/shares.ts";
import { group, small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import * as style from "./administration.css.ts";

const words = adminTexts.detail;
type Part = "changed" | "added" | "removed";
/** Rows listed before "show all". */
const FIRST_ROWS = 12;
/** Significant digits; more than any figure of the tables has. */
const DIGITS = 6;

const textOf = (value: unknown): string => {
  if (value === undefined || value === null || value === "") return "–";
  if (typeof value === "number") return formatSignificant(value, DIGITS);
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** The change of a number in percent of its earlier value; empty for other values. */
const changeOf = (before: unknown, now: unknown): string =>
  typeof before === "number" && typeof now === "number" && before !== 0
    ? formatPercent((now - before) / Math.abs(before), 1)
    : "";

/** The difference of two versions of a table: changed cells, added and removed rows. */
export const DifferenceView = ({ difference }: { readonly difference: TableDifference }) => {
  const { counts, changed, added, removed } = difference;
  const [part, setPart] = useState<Part>(
    counts.changed > 0 || counts.added + counts.removed === 0 ? "changed" : "added",
  );
  const [showsAll, setShowsAll] = useState(false);
  const cells = changed.flatMap(({ key, fields }) => fields.map((field) => ({ key, ...field })));
  const keys = part === "added" ? added : removed;
  const length = part === "changed" ? cells.length : keys.length;
  const most = showsAll ? length : FIRST_ROWS;
  const whole = counts[part];
  const listed = part === "changed" ? changed.length : keys.length;
  return (
    <div>
      <SegmentedControl
        label={words.which}
        value={part}
        onChange={(next) => {
          setPart(next);
          setShowsAll(false);
        }}
        options={[
          { value: "changed", label: words.changed(formatCount(counts.changed)) },
          { value: "added", label: words.added(formatCount(counts.added)) },
          { value: "removed", label: words.removed(formatCount(counts.removed)) },
        ]}
      />
      {length === 0 && <p className={small}>{words.nothing}</p>}
      {part === "changed" && length > 0 && (
        <div className={style.scroll}>
          <DataTable
            caption={words.changed(formatCount(counts.changed))}
            widths={["30%", "22%", "18%", "18%", "12%"]}
            className={style.scrolled}
          >
            <ColumnHeads text={[words.key, words.field]} numeric={[words.before, words.now, words.change]} />
            <tbody>
              {cells.slice(0, most).map(({ key, field, before, now }) => (
                <Row key={`${key} ${field}`}>
                  <KeyCell>{key}</KeyCell>
                  <Cell>{field}</Cell>
                  <NumberCell muted>
                    <s>{textOf(before)}</s>
                  </NumberCell>
                  <NumberCell strong>{textOf(now)}</NumberCell>
                  <NumberCell>{changeOf(before, now)}</NumberCell>
                </Row>
              ))}
            </tbody>
          </DataTable>
        </div>
      )}
      {part !== "changed" && length > 0 && (
        <ul className={style.keys}>
          {keys.slice(0, most).map((key) => (
            <li key={key}>{key}</li>
          ))}
        </ul>
      )}
      {length > most && (
        <p>
          <LinkLike onClick={() => setShowsAll(true)}>{words.showAll(formatCount(length))}</LinkLike>
        </p>
      )}
      {showsAll && whole > listed && <p className={small}>{words.more(formatCount(whole - listed))}</p>}
    </div>
  );
};

const effectWords = adminTexts.effect;

const movesBy = ({ summary: [before, now] }: ChangedScore): number | null =>
  before === null || now === null ? null : now - before;

const signed = (move: number | null): string =>
  move === null ? effectWords.noScore : `${move > 0 ? "+" : ""}${formatNumber(move, 1)}`;

/** Metrics whose displayed score changed; the summary has its own columns. */
const MetricChanges = ({ scores }: Pick<ChangedScore, "scores">) => {
  const metrics = useAtomValue(catalogueAtom)?.metrics ?? [];
  const moved = metrics.flatMap(({ metric_id, metric_name }) => {
    const [before, now] = scores[metric_id] ?? [null, null];
    const [was, is] = [before, now].map((score) => (score === null ? effectWords.noScore : formatScore(score)));
    return was === is || was === undefined || is === undefined ? [] : [effectWords.metric(metric_name, was, is)];
  });
  return moved.length === 0 ? null : <span className={`${small} ${style.under}`}>{formatList(moved)}</span>;
};

/** The effect of a table on the scores of all built-in products, largest changes first. */
export const EffectView = ({ effect }: { readonly effect: ScoreEffect }) => {
  const figures = [
    [effectWords.changed(formatCount(effect.scored)), effect.changed],
    [effectWords.large, effect.large],
    [effectWords.first, effect.firstPlaces],
  ] as const;
  return (
    <section>
      <h3 className={group}>{effectWords.title}</h3>
      {effect.changed === 0 ? (
        <p>{effectWords.none}</p>
      ) : (
        <>
          <dl className={style.figures}>
            {figures.map(([term, count]) => (
              <div key={term} className={style.figure}>
                <dt className={style.figureTerm}>{term}</dt>
                <dd className={style.figureValue}>{formatCount(count)}</dd>
              </div>
            ))}
          </dl>
          <Disclosure title={effectWords.table} level={3} note={formatCount(effect.products.length)}>
            <div className={style.scroll}>
              <DataTable
                caption={effectWords.table}
                widths={["30%", "15%", "19%", "13%", "11%", "12%"]}
                className={style.scrolled}
              >
                <ColumnHeads
                  text={[effectWords.columns.product, effectWords.columns.region, effectWords.columns.usecase]}
                  numeric={[effectWords.columns.before, effectWords.columns.now, effectWords.columns.change]}
                />
                <tbody>
                  {effect.products.map((product) => (
                    <Row key={`${product.region} ${product.usecase_id} ${product.prodsys_id}`}>
                      <KeyCell>
                        {product.prodsys_name}
                        <MetricChanges scores={product.scores} />
                      </KeyCell>
                      <Cell>{product.region}</Cell>
                      <Cell>{product.usecase_id}</Cell>
                      <NumberCell muted>
                        {product.summary[0] === null ? effectWords.noScore : formatSummary(product.summary[0])}
                      </NumberCell>
                      <NumberCell strong>
                        {product.summary[1] === null ? effectWords.noScore : formatSummary(product.summary[1])}
                      </NumberCell>
                      <NumberCell>{signed(movesBy(product))}</NumberCell>
                    </Row>
                  ))}
                </tbody>
              </DataTable>
            </div>
            {effect.products.length < effect.changed && (
              <p className={small}>{effectWords.cut(formatCount(effect.products.length))}</p>
            )}
          </Disclosure>
        </>
      )}
    </section>
  );
};
