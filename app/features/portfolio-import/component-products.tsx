import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo, useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { ComponentList } from "../../../workers/import/components/component-list.ts";
import { materialsOf } from "../../../workers/import/components/product-of-components.ts";
import { normalName } from "../../../workers/import/normal-name.ts";
import {
  makeComponentProductsAtom,
  deleteMadeProductsAtom,
  type MadeProducts,
} from "../../state/portfolio/component-products.ts";
import { componentListAtom } from "../../state/portfolio/portfolio-import.ts";
import { portfolioNamesAtom } from "../../state/portfolio/portfolio-names.ts";
import { importComponentTexts as words } from "../../text/en/import-components.ts";
import { formatCount, formatTyped, productName } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { caption } from "../../theme/text.css.ts";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import { ComboBox, type ComboBoxOption } from "../../ui/combo-box/combo-box.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { type ComponentReview, knownMaterials, reviewComponents, type ReviewedProduct } from "./component-review.ts";
import * as styles from "./import.css.ts";
import { named } from "../../text/short-name.ts";

interface ComponentTableProps {
  readonly review: ComponentReview;
  /** false = the products have just been created */
  readonly isNew: boolean;
  readonly nameOf: (prodsys_id: string) => string;
  readonly options: readonly ComboBoxOption[];
  readonly onLike: (place: number, like: string) => void;
}

const MAX_SHOWN = 100;

/** The products of a component list, each with its most similar catalogue product and its faults. */
const ComponentTable = ({ review, isNew, nameOf, options, onLike }: ComponentTableProps) => {
  const [changing, setChanging] = useState<number | null>(null);
  const shown = review.products.slice(0, MAX_SHOWN);
  const like = ({ place, listed, like: id }: ReviewedProduct) =>
    changing === place ? (
      <ComboBox
        label={words.likeOf(listed.name)}
        hideLabel
        value={id}
        onChange={(next) => {
          if (next === null) return;
          setChanging(null);
          onLike(place, next);
        }}
        options={options}
      />
    ) : (
      <>
        {id === null ? <span className={styles.warning}>{words.noLike}</span> : nameOf(id)}{" "}
        <LinkLike aria-label={words.changeOf(listed.name)} onClick={() => setChanging(place)}>
          {words.change}
        </LinkLike>
      </>
    );
  return (
    <div className={styles.scroll}>
      <DataTable caption={words.title} className={styles.sampleTable} widths={["26%", "26%", "", "20%"]}>
        <ColumnHeads text={[words.product, words.like, words.components, words.state]} />
        <tbody>
          {shown.map((product) => {
            const { place, listed, isThere, faults } = product;
            return (
              <Row key={place}>
                <KeyCell>
                  {listed.name}
                  {listed.gtin_wrong && listed.gtin !== null && (
                    <span className={`${caption} ${styles.warning}`}> {words.gtinWrong(listed.gtin)}</span>
                  )}
                </KeyCell>
                <Cell>{like(product)}</Cell>
                <Cell muted>
                  {listed.components.map(({ row, component, material, mass_grams, from_case }) => (
                    <div key={row}>
                      {words.component(
                        component || formatCount(row),
                        material,
                        mass_grams === null ? "?" : formatTyped(mass_grams),
                      )}
                      {from_case && ` (${words.fromCase})`}
                    </div>
                  ))}
                </Cell>
                <Cell className={faults.length > 0 ? styles.warning : ""}>
                  {faults.length === 0 ? words.ready : faults.map((fault) => <div key={fault}>{fault}</div>)}
                  {isThere && isNew && <div className={styles.warning}>{words.isThere}</div>}
                </Cell>
              </Row>
            );
          })}
        </tbody>
      </DataTable>
      {review.products.length > shown.length && (
        <p className={caption}>{words.shownOf(formatCount(shown.length), formatCount(review.products.length))}</p>
      )}
    </div>
  );
};

interface ComponentProductsProps {
  readonly catalogue: Catalogue;
  readonly region_use: string;
}

const ROWS_NAMED = 20;

/** Makes own products from a list of components: shows what is missing, creates all that are complete, and can undo that. */
export const ComponentProducts = ({ catalogue, region_use }: ComponentProductsProps) => {
  const load = useSetAtom(componentListAtom);
  const make = useSetAtom(makeComponentProductsAtom);
  const takeBack = useSetAtom(deleteMadeProductsAtom);
  const names = useAtomValue(portfolioNamesAtom);
  const [list, setList] = useState<ComponentList | null>(null);
  const [likes, setLikes] = useState<ReadonlyMap<number, string>>(new Map());
  const [materials, setMaterials] = useState<ReadonlyMap<string, string>>(new Map());
  const [made, setMade] = useState<MadeProducts | "undone" | "failed" | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void load().then((outcome) => setList(outcome.ok ? outcome.value : null));
  }, [load]);
  const review = useMemo(
    () => (list === null ? null : reviewComponents(list, catalogue, { likes, materials })),
    [list, catalogue, likes, materials],
  );
  const materialOptions = useMemo(
    () => knownMaterials(catalogue).map(({ mat_recipe_id, name }) => ({ value: mat_recipe_id, ...named(name) })),
    [catalogue],
  );
  if (list === null || review === null) return <output>{words.loading}</output>;

  const create = async () => {
    setBusy(true);
    const wanted = review.ready.flatMap(({ listed, like, materials }) =>
      like === null ? [] : [{ listed, like, materials }],
    );
    const outcome = await make(wanted, region_use, words.notes);
    setMade(outcome.ok ? outcome.value : "failed");
    setBusy(false);
  };
  const lines = list.products.reduce((sum, { components }) => sum + components.length, 0);
  const rowsIn = (rows: readonly number[]) => formatList(rows.slice(0, ROWS_NAMED).map((row) => formatCount(row)));
  const isMade = made !== null && typeof made !== "string";
  return (
    <section aria-label={words.title} className={styles.review}>
      <SectionHeading
        title={words.title}
        note={words.count(list.count, formatCount(list.count), lines, formatCount(lines))}
      />
      <p>{words.note}</p>
      {made === "failed" && <ErrorNotice title={words.failed} />}
      {made === "undone" && <output>{words.undone}</output>}
      {isMade && (
        <output className={styles.ways}>
          {words.created(made.made.length, formatCount(made.made.length))}
          {made.refused.length > 0 && <span>{words.refused(rowsIn(made.refused))}</span>}
          {made.made.length > 0 && (
            <LinkLike
              onClick={() => {
                void takeBack(made.made);
                setMade("undone");
              }}
            >
              {words.undo}
            </LinkLike>
          )}
        </output>
      )}
      {review.unknown.length > 0 && (
        <div className={styles.question} data-open="true">
          <b>{words.materials}</b>
          <p className={caption}>{words.materialsNote}</p>
          {review.unknown.map((text) => {
            const likely = materialsOf(text, knownMaterials(catalogue)).map(({ mat_recipe_id }) => mat_recipe_id);
            const rank = (id: string): number => (likely.includes(id) ? likely.indexOf(id) : likely.length);
            return (
              <ComboBox
                key={normalName(text)}
                label={words.materialOf(text)}
                value={null}
                onChange={(id) => {
                  if (id !== null) setMaterials(new Map([...materials, [normalName(text), id]]));
                }}
                options={materialOptions.toSorted((a, b) => rank(a.value) - rank(b.value))}
              />
            );
          })}
        </div>
      )}
      {list.nameless.length > 0 && <p className={caption}>{words.nameless(rowsIn(list.nameless))}</p>}
      <ComponentTable
        review={review}
        isNew={!isMade}
        nameOf={(id) => productName(names.product(id).name)}
        options={catalogue.products.map(({ prodsys_id, prodsys_name, usecase_id }) => ({
          value: prodsys_id,
          ...named(productName(prodsys_name)),
          detail: names.usecase(usecase_id),
        }))}
        onLike={(place, like) => setLikes(new Map([...likes, [place, like]]))}
      />
      <div className={styles.ways}>
        <Button kind="primary" disabled={isBusy || isMade || review.ready.length === 0} onClick={() => void create()}>
          {words.create(review.ready.length, formatCount(review.ready.length))}
        </Button>
      </div>
    </section>
  );
};
