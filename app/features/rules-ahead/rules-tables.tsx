import type { MaterialMass, PackagingPart } from "../../../workers/engine/analysis/packaging-figures.ts";
import { formatLarge, unitFor } from "../../text/amounts.ts";
import { rulesAheadTexts } from "../../text/en/rules-ahead.ts";
import { formatCount, formatWithUnit, productName } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ReusableMark } from "../../ui/mark/mark.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./rules-ahead.css.ts";

interface PartsTableProps {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** text of the empty state */
  readonly none: string;
  /** text below the rows */
  readonly advice?: string;
  readonly parts: readonly PackagingPart[];
  /** head and value of the last column: the mass of the part that counts, in kg */
  readonly mass: { readonly name: string; readonly of: (part: PackagingPart) => number };
}

const words = rulesAheadTexts.part;
/** Listed parts; the CSV has all. */
const MAX_ROWS = 30;

/** Components of products, in the given order. */
export const PartsTable = ({ id, title, note, none, advice, parts, mass }: PartsTableProps) => {
  const shown = parts.slice(0, MAX_ROWS);
  const unit = unitFor("kg", Math.max(0, ...shown.map(mass.of)));
  return (
    <Section id={id} className={styles.section} title={title} note={parts.length === 0 ? undefined : note}>
      {parts.length === 0 ? (
        <EmptyState>{none}</EmptyState>
      ) : (
        <>
          <DataTable caption={title}>
            <ColumnHeads
              text={[
                words.product,
                { name: words.component, className: styles.componentHead },
                { name: words.material, className: styles.materialHead },
              ]}
              numeric={[
                { name: words.uses, className: styles.numberHead },
                { name: rulesAheadTexts.massIn(mass.name, unit.unit), className: styles.numberHead },
              ]}
            />
            <tbody>
              {shown.map((part, place) => (
                <Row key={place}>
                  <KeyCell>
                    {productName(part.product)} {part.reusable && <ReusableMark compact />}
                    <span className={styles.second}>{rulesAheadTexts.partOf(part.component, part.material)}</span>
                  </KeyCell>
                  <Cell muted className={styles.wideOnly}>
                    {part.component}
                  </Cell>
                  <Cell muted className={styles.wideOnly}>
                    {part.material}
                  </Cell>
                  <NumberCell>{formatCount(part.uses)}</NumberCell>
                  <NumberCell>{formatLarge(mass.of(part), unit)}</NumberCell>
                </Row>
              ))}
            </tbody>
          </DataTable>
          <p className={caption}>
            {parts.length > MAX_ROWS && rulesAheadTexts.some(formatCount(MAX_ROWS), formatCount(parts.length))} {advice}
          </p>
        </>
      )}
    </Section>
  );
};

interface MaterialsTableProps {
  /** heaviest first */
  readonly materials: readonly MaterialMass[];
  /** mass of cutlery, straws and stirrers, which are in no row; 0 = none, or they count */
  readonly leftOutKg: number;
}

const materialsTableWords = rulesAheadTexts.materials;

/** The mass of each material in single-use products and in reusables, as producer-responsibility reports require. */
export const MaterialsTable = ({ materials, leftOutKg }: MaterialsTableProps) => {
  const heaviest = Math.max(
    0,
    ...materials.map(({ single_use_kg, reusable_kg }) => Math.max(single_use_kg, reusable_kg)),
  );
  const unit = unitFor("kg", heaviest);
  return (
    <Section
      id="rules-materials"
      className={styles.section}
      title={materialsTableWords.title}
      note={materialsTableWords.note}
    >
      <DataTable caption={materialsTableWords.title} widths={["", "22%", "22%"]} className={styles.narrow}>
        <ColumnHeads
          text={[materialsTableWords.material]}
          numeric={[
            rulesAheadTexts.massIn(materialsTableWords.single_use, unit.unit),
            rulesAheadTexts.massIn(materialsTableWords.reusable, unit.unit),
          ]}
        />
        <tbody>
          {materials.map(({ mat_recipe_id, name, single_use_kg, reusable_kg }) => (
            <Row key={mat_recipe_id}>
              <KeyCell>{name}</KeyCell>
              <NumberCell>{formatLarge(single_use_kg, unit)}</NumberCell>
              <NumberCell>{formatLarge(reusable_kg, unit)}</NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      {leftOutKg > 0 && (
        <p className={`${caption} ${styles.narrow}`}>
          {materialsTableWords.leftOut(formatWithUnit(formatLarge(leftOutKg, unit), unit.unit))}
        </p>
      )}
    </Section>
  );
};
