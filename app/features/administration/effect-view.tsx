import { useAtomValue } from "jotai";
import type { ChangedScore, ScoreEffect } from "../../../edge-api/contract/admin-replies.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount, formatNumber, formatScore } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { formatSummary } from "../../text/shares.ts";
import { group, small } from "../../theme/text.css.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import * as style from "./administration.css.ts";

const words = adminTexts.effect;

const movesBy = ({ summary: [before, now] }: ChangedScore): number | null =>
  before === null || now === null ? null : now - before;

const signed = (move: number | null): string =>
  move === null ? words.noScore : `${move > 0 ? "+" : ""}${formatNumber(move, 1)}`;

/** Metrics whose displayed score changed; the summary has its own columns. */
const MetricChanges = ({ scores }: Pick<ChangedScore, "scores">) => {
  const metrics = useAtomValue(catalogueAtom)?.metrics ?? [];
  const moved = metrics.flatMap(({ metric_id, metric_name }) => {
    const [before, now] = scores[metric_id] ?? [null, null];
    const [was, is] = [before, now].map((score) => (score === null ? words.noScore : formatScore(score)));
    return was === is || was === undefined || is === undefined ? [] : [words.metric(metric_name, was, is)];
  });
  return moved.length === 0 ? null : <span className={`${small} ${style.under}`}>{formatList(moved)}</span>;
};

/** The effect of a table on the scores of all built-in products, largest changes first. */
export const EffectView = ({ effect }: { readonly effect: ScoreEffect }) => {
  const figures = [
    [words.changed(formatCount(effect.scored)), effect.changed],
    [words.large, effect.large],
    [words.first, effect.firstPlaces],
  ] as const;
  return (
    <section>
      <h3 className={group}>{words.title}</h3>
      {effect.changed === 0 ? (
        <p>{words.none}</p>
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
          <Disclosure title={words.table} level={3} note={formatCount(effect.products.length)}>
            <div className={style.scroll}>
              <DataTable
                caption={words.table}
                widths={["30%", "15%", "19%", "13%", "11%", "12%"]}
                className={style.scrolled}
              >
                <ColumnHeads
                  text={[words.columns.product, words.columns.region, words.columns.usecase]}
                  numeric={[words.columns.before, words.columns.now, words.columns.change]}
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
                        {product.summary[0] === null ? words.noScore : formatSummary(product.summary[0])}
                      </NumberCell>
                      <NumberCell strong>
                        {product.summary[1] === null ? words.noScore : formatSummary(product.summary[1])}
                      </NumberCell>
                      <NumberCell>{signed(movesBy(product))}</NumberCell>
                    </Row>
                  ))}
                </tbody>
              </DataTable>
            </div>
            {effect.products.length < effect.changed && (
              <p className={small}>{words.cut(formatCount(effect.products.length))}</p>
            )}
          </Disclosure>
        </>
      )}
    </section>
  );
};
