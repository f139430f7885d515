import { useAtomValue, useSetAtom } from "jotai";
import type { WaterFigures } from "../../../workers/engine/analysis/water-figures.ts";
import { comparisonCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import type { ComparedProduct, OpenNumber, SectionProps } from "../../state/comparison/compared-product.ts";
import { waterFiguresAtom } from "../../state/comparison/comparison-parts.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { pageSectionsTexts } from "../../text/en/page-sections.ts";
import { waterTexts as words } from "../../text/en/water.ts";
import { formatNumber, sharedDecimals, shownUnit } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { formatList } from "../../text/lists.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as styles from "./water.css.ts";

/** The water figures of one product in the displayed unit; null = no figure. */
interface WaterRow {
  readonly prodsys_id: string;
  readonly name: string;
  readonly consumed: number;
  readonly scarcity: number | null;
  readonly withdrawn: number | null;
  /** names of regions with water use but without a scarcity factor */
  readonly lacking: readonly string[];
}

const LITRES_PER_M3 = 1000;

/** The rows of the products, in order; omits products without figures. `per` = litres per displayed unit. */
export const waterRows = (
  products: readonly Pick<ComparedProduct, "prodsys_id" | "name">[],
  currentProductIds: readonly string[],
  figures: readonly (WaterFigures | null)[],
  per: number,
): readonly WaterRow[] =>
  products.flatMap(({ prodsys_id, name }) => {
    const own = figures[currentProductIds.indexOf(prodsys_id)];
    if (!own) return [];
    const { production, use, scarcity, withdrawn_by_washing } = own;
    return [
      {
        prodsys_id,
        name,
        consumed: (production.litres + use.litres) / per,
        scarcity: scarcity === null ? null : (scarcity * LITRES_PER_M3) / per,
        withdrawn: withdrawn_by_washing === null ? null : withdrawn_by_washing / per,
        lacking: [production, use]
          .filter(({ litres, factor }) => litres !== 0 && factor === null)
          .map(({ region_name }) => region_name),
      },
    ];
  });

interface WaterProps extends SectionProps {
  readonly onOpen: OpenNumber;
}

const highest = (rows: readonly WaterRow[], of: (row: WaterRow) => number | null): WaterRow | undefined =>
  rows.toSorted((a, b) => (of(b) ?? -1) - (of(a) ?? -1))[0];

/** A sentence on the product with the highest water use by litres and by scarcity; null = a figure is missing. */
const sentenceOf = (rows: readonly WaterRow[]): string | null => {
  const [byLitres, byScarcity] = [highest(rows, (row) => row.consumed), highest(rows, (row) => row.scarcity)];
  if (!byLitres || !byScarcity || rows.some(({ scarcity }) => scarcity === null)) return null;
  return byLitres === byScarcity
    ? words.most(inSentence(byScarcity.name))
    : words.other(inSentence(byLitres.name), inSentence(byScarcity.name));
};

/** Per product: litres consumed, litres weighted by scarcity, and litres withdrawn by washing. */
export default function Water({ id, comparison_id, products, onOpen }: WaterProps) {
  const { value, problem } = useAtomValue(waterFiguresAtom(comparison_id));
  const comparison = useAtomValue(comparisonAtom(comparison_id))?.comparison;
  const catalogue = useAtomValue(comparisonCatalogueAtom(comparison_id));
  const retry = useSetAtom(retryEngineAtom);
  const { unit, per } = shownUnit(catalogue?.metrics.find(({ metric_id }) => metric_id === "h2o")?.unit ?? "");
  const rows = value === null ? [] : waterRows(products, comparison?.currentProductIds ?? [], value, per);
  const decimalsOf = (of: (row: WaterRow) => number | null) => sharedDecimals(rows.map(of));
  const decimals = {
    consumed: decimalsOf((row) => row.consumed),
    scarcity: decimalsOf((row) => row.scarcity),
    withdrawn: decimalsOf((row) => row.withdrawn),
  };
  const shown = (amount: number | null, digits: number) =>
    amount === null ? words.none : formatNumber(amount, digits);
  const lacking = [...new Set(rows.flatMap((row) => row.lacking))];
  return (
    <Section id={id} title={words.title} note={words.note}>
      {problem && <ErrorNotice title={words.failed} onRetry={retry} />}
      {value === null && !problem && <Spinner label={words.loading} />}
      {rows.length > 0 && (
        <>
          <p className={styles.lead}>
            {words.lead} {sentenceOf(rows)}
          </p>
          <Disclosure title={pageSectionsTexts.analysts} level={3}>
            <DataTable caption={words.title} className={styles.table}>
              <ColumnHeads
                text={[{ name: words.product, className: styles.name }]}
                numeric={[words.consumed(unit), words.scarcity(unit), words.withdrawn(unit)]}
              />
              <tbody>
                {rows.map(({ prodsys_id, name, consumed, scarcity, withdrawn }) => (
                  <Row key={prodsys_id}>
                    <KeyCell>{name}</KeyCell>
                    <NumberCell>{shown(consumed, decimals.consumed)}</NumberCell>
                    <NumberCell>
                      <LinkLike
                        className={styles.number}
                        aria-label={words.open(name, shown(scarcity, decimals.scarcity))}
                        onClick={() => onOpen({ prodsys_id, metric: "h2o" })}
                      >
                        {shown(scarcity, decimals.scarcity)}
                      </LinkLike>
                    </NumberCell>
                    <NumberCell>{shown(withdrawn, decimals.withdrawn)}</NumberCell>
                  </Row>
                ))}
              </tbody>
            </DataTable>
            <p className={`${caption} ${styles.note}`}>
              {words.drawnNote} {lacking.length > 0 && words.noFactor(formatList(lacking))}
            </p>
          </Disclosure>
        </>
      )}
    </Section>
  );
}
