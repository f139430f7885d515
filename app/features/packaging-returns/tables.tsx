import { LAW } from "../../../workers/engine/returns/law-data.ts";
import type { LeftOut } from "../../../workers/engine/returns/packaging-in-law.ts";
import type { ReuseSystemRow } from "../../../workers/engine/returns/reuse-systems.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { packagingReturnsTexts } from "../../text/en/packaging-returns.ts";
import { formatCount, formatNumber, formatPercent, formatWithUnit, productName } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { AmountBar } from "../../ui/data-table/amount-bar.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./packaging-returns.css.ts";

export interface WeightRow {
  readonly id: string;
  readonly name: string;
  /** a second line below the name */
  readonly note?: string | undefined;
  readonly kg: number;
  readonly reusable_kg: number;
}

interface WeightsTableProps {
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly rows: readonly WeightRow[];
}

const words = packagingReturnsTexts.table;

/** Weights of classes of materials with their shares. */
export const WeightsTable = ({ id, title, heading, rows }: WeightsTableProps) => {
  const total = rows.reduce((sum, { kg }) => sum + kg, 0);
  const reusable = rows.reduce((sum, { reusable_kg }) => sum + reusable_kg, 0);
  const heaviest = Math.max(...rows.map(({ kg }) => kg), 0);
  return (
    <Section id={id} className={styles.section} title={title}>
      <DataTable caption={title}>
        <ColumnHeads
          text={[heading]}
          numeric={[
            { name: words.reusable, className: `${styles.columns.number} ${styles.wide}` },
            { name: words.weight, className: styles.columns.weight },
            { name: words.share, className: styles.columns.small },
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <Row key={row.id}>
              <KeyCell>
                {row.name}
                {row.note !== undefined && <span className={styles.second}>{row.note}</span>}
              </KeyCell>
              <NumberCell muted className={styles.wide}>
                {threeDecimals(row.reusable_kg)}
              </NumberCell>
              <NumberCell strong>
                {threeDecimals(row.kg)}
                <AmountBar share={heaviest > 0 ? row.kg / heaviest : 0} />
              </NumberCell>
              <NumberCell muted>{formatPercent(total > 0 ? row.kg / total : 0, 1)}</NumberCell>
            </Row>
          ))}
          <Row>
            <KeyCell>{words.all}</KeyCell>
            <NumberCell strong className={styles.wide}>
              {threeDecimals(reusable)}
            </NumberCell>
            <NumberCell strong>{threeDecimals(total)}</NumberCell>
            <Cell />
          </Row>
        </tbody>
      </DataTable>
    </Section>
  );
};

interface LeftOutTableProps {
  /** heaviest first */
  readonly leftOut: readonly LeftOut[];
  readonly names: PortfolioNames;
}

const leftOutWords = packagingReturnsTexts.leftOut;

/** The parts of the portfolio that are not packaging by law, with the reason. */
export const LeftOutTable = ({ leftOut, names }: LeftOutTableProps) => (
  <Section
    id="return-left-out"
    className={styles.section}
    title={leftOutWords.title}
    note={leftOut.length > 0 && leftOutWords.note(lawMass(leftOut.reduce((sum, { kg }) => sum + kg, 0)))}
  >
    {leftOut.length === 0 ? (
      <p>{leftOutWords.none}</p>
    ) : (
      <DataTable caption={leftOutWords.title} widths={["", "45%", "22%"]}>
        <ColumnHeads text={[leftOutWords.usecase, leftOutWords.why]} numeric={[leftOutWords.weight]} />
        <tbody>
          {leftOut.map(({ usecase_id, reason, kg }) => (
            <Row key={`${usecase_id} ${reason}`}>
              <KeyCell>{names.usecase(usecase_id)}</KeyCell>
              <Cell>{leftOutWords.reasons[reason]}</Cell>
              <NumberCell>{threeDecimals(kg)}</NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    )}
  </Section>
);

interface ReuseSystemsTableProps {
  /** most fillings first */
  readonly rows: readonly ReuseSystemRow[];
  readonly names: PortfolioNames;
}

const reuseSystemsTableWords = packagingReturnsTexts.table;

/** The data that re-use systems must report, as far as the portfolio has them. */
export const ReuseSystemsTable = ({ rows, names }: ReuseSystemsTableProps) => (
  <Section
    id="return-reuse"
    className={styles.section}
    title={reuseSystemsTableWords.reuse}
    note={reuseSystemsTableWords.reuseNote}
  >
    <DataTable caption={reuseSystemsTableWords.reuse}>
      <ColumnHeads
        text={[reuseSystemsTableWords.product]}
        numeric={[
          { name: reuseSystemsTableWords.rotations, className: styles.columns.number },
          { name: reuseSystemsTableWords.perUnit, className: `${styles.columns.small} ${styles.wide}` },
          { name: reuseSystemsTableWords.added, className: styles.columns.number },
          { name: reuseSystemsTableWords.weight, className: `${styles.columns.weight} ${styles.wide}` },
        ]}
      />
      <tbody>
        {rows.map((row, at) => (
          // A product may be in the list with several settings.
          <Row key={`${row.usecase_id} ${row.prodsys_id} ${at}`}>
            <KeyCell>
              {productName(row.product)}
              <span className={styles.second}>
                {names.usecase(row.usecase_id)}, {categoryShown(row.category)}
              </span>
            </KeyCell>
            <NumberCell>{formatCount(row.rotations)}</NumberCell>
            <NumberCell muted className={styles.wide}>
              {formatCount(row.rotations_per_unit)}
            </NumberCell>
            <NumberCell strong>{formatCount(Math.round(row.units_added))}</NumberCell>
            <NumberCell className={styles.wide}>{threeDecimals(row.kg)}</NumberCell>
          </Row>
        ))}
      </tbody>
    </DataTable>
    <p className={`${caption} ${styles.below}`}>{reuseSystemsTableWords.reuseUnknown}</p>
  </Section>
);

/** kg of a tonne, grams of a kg */
const THOUSAND = 1000;
const FEW = 10;

const decimalsOf = (amount: number): number => (amount < FEW ? 1 : 0);

/** A mass in metric units, as returns require whatever units the user prefers: `18.4 t`, `645 kg`, `3.2 kg`, `0.6 g`. */
export const lawMass = (kg: number): string => {
  if (kg >= THOUSAND) return formatWithUnit(formatNumber(kg / THOUSAND, 1), "t");
  if (kg >= 1 || kg === 0) return formatWithUnit(formatNumber(kg, decimalsOf(kg)), "kg");
  return formatWithUnit(formatNumber(kg * THOUSAND, decimalsOf(kg * THOUSAND)), "g");
};

/** Kilograms with three decimals, as in the files. */
export const threeDecimals = (kg: number): string => formatNumber(kg, 3);

/** Name of a category in the user's language, else as the law names it. */
export const categoryShown = (category: number | null): string => {
  if (category === null) return packagingReturnsTexts.table.noCategory;
  const known: Readonly<Record<number, string>> = packagingReturnsTexts.categories;
  return known[category] ?? LAW.categories[category] ?? String(category);
};
