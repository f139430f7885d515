import type { ChangedScore, ScoreEffect } from "../../../edge-api/contract/table-upload.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount, formatNumber, formatScore } from "../../text/format.ts";
import { group } from "../../theme/text.css.ts";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import * as style from "./administration.css.ts";

const words = adminTexts.effect;
/** A change of the summary that people see. */
const LARGE = 1;

const movesBy = ({ summary: [before, now] }: ChangedScore): number | null =>
  before === null || now === null ? null : now - before;

const signed = (move: number | null): string =>
  move === null ? words.noScore : `${move > 0 ? "+" : ""}${formatNumber(move, 1)}`;

/** Use cases of a region in which the best product of before is no longer the best among those that changed. */
const firstPlaces = (products: readonly ChangedScore[]): number => {
  const groups = new Map<string, ChangedScore[]>();
  for (const product of products) {
    const place = `${product.region} ${product.usecase_id}`;
    groups.set(place, [...(groups.get(place) ?? []), product]);
  }
  const best = (rivals: readonly ChangedScore[], at: 0 | 1) =>
    rivals.toSorted((a, b) => (b.summary[at] ?? -1) - (a.summary[at] ?? -1))[0]?.prodsys_id;
  return [...groups.values()].filter((rivals) => best(rivals, 0) !== best(rivals, 1)).length;
};

/** What a table would do to the scores of all built-in products, largest changes first. */
export const EffectView = ({ effect }: { readonly effect: ScoreEffect }) => {
  const large = effect.products.filter((product) => Math.abs(movesBy(product) ?? LARGE + 1) > LARGE).length;
  return (
    <section>
      <h3 className={group}>{words.title}</h3>
      {effect.changed === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <dl className={style.figures}>
            <div className={style.figure}>
              <dt className={style.figureTerm}>{words.changed(formatCount(effect.scored))}</dt>
              <dd className={style.figureValue}>{formatCount(effect.changed)}</dd>
            </div>
            <div className={style.figure}>
              <dt className={style.figureTerm}>{words.large}</dt>
              <dd className={style.figureValue}>{formatCount(large)}</dd>
            </div>
            <div className={style.figure}>
              <dt className={style.figureTerm}>{words.first}</dt>
              <dd className={style.figureValue}>{formatCount(firstPlaces(effect.products))}</dd>
            </div>
          </dl>
          <Disclosure title={words.table} level={3} note={formatCount(effect.products.length)}>
            <div className={style.scroll}>
              <DataTable
                caption={words.table}
                widths={["34%", "16%", "20%", "10%", "10%", "10%"]}
                className={style.scrolled}
              >
                <thead>
                  <HeadRow>
                    <Head>{words.columns.product}</Head>
                    <Head>{words.columns.region}</Head>
                    <Head>{words.columns.usecase}</Head>
                    <Head numeric>{words.columns.before}</Head>
                    <Head numeric>{words.columns.now}</Head>
                    <Head numeric>{words.columns.change}</Head>
                  </HeadRow>
                </thead>
                <tbody>
                  {effect.products.map((product) => (
                    <Row key={`${product.region} ${product.usecase_id} ${product.prodsys_id}`}>
                      <KeyCell>{product.prodsys_name}</KeyCell>
                      <Cell>{product.region}</Cell>
                      <Cell>{product.usecase_id}</Cell>
                      <Cell numeric muted>
                        {product.summary[0] === null ? words.noScore : formatScore(product.summary[0])}
                      </Cell>
                      <Cell numeric strong>
                        {product.summary[1] === null ? words.noScore : formatScore(product.summary[1])}
                      </Cell>
                      <Cell numeric>{signed(movesBy(product))}</Cell>
                    </Row>
                  ))}
                </tbody>
              </DataTable>
            </div>
          </Disclosure>
        </>
      )}
    </section>
  );
};
