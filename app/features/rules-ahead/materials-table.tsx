import type { MaterialMass } from "../../../workers/engine/analysis/packaging-figures.ts";
import { formatLarge, unitFor } from "../../text/amounts.ts";
import { rulesAheadTexts } from "../../text/en/rules-ahead.ts";
import { formatWithUnit } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./rules-ahead.css.ts";

interface MaterialsTableProps {
  /** heaviest first */
  readonly materials: readonly MaterialMass[];
  /** mass of cutlery, straws and stirrers, which are in no row; 0 = none, or they count */
  readonly leftOutKg: number;
}

const words = rulesAheadTexts.materials;

/** The mass of each material in single-use products and in reusables, as producer-responsibility reports require. */
export const MaterialsTable = ({ materials, leftOutKg }: MaterialsTableProps) => {
  const heaviest = Math.max(
    0,
    ...materials.map(({ single_use_kg, reusable_kg }) => Math.max(single_use_kg, reusable_kg)),
  );
  const unit = unitFor("kg", heaviest);
  return (
    <Section id="rules-materials" className={styles.section} title={words.title} note={words.note}>
      <DataTable caption={words.title} widths={["", "22%", "22%"]} className={styles.narrow}>
        <ColumnHeads
          text={[words.material]}
          numeric={[
            rulesAheadTexts.massIn(words.single_use, unit.unit),
            rulesAheadTexts.massIn(words.reusable, unit.unit),
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
          {words.leftOut(formatWithUnit(formatLarge(leftOutKg, unit), unit.unit))}
        </p>
      )}
    </Section>
  );
};
