import { Link } from "wouter";
import type { ExplainedPart } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatMass, formatPercent, formatUnit } from "../../text/format.ts";
import { group } from "../../theme/text.css.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import * as styles from "./explanation.css.ts";
import { QualityCell } from "./quality-note.tsx";
import { massRow, sourceLine } from "./shown-amount.ts";

const { parts: words, inventory } = explanationTexts;

interface PartsTableProps {
  readonly parts: readonly ExplainedPart[];
  readonly prodsys_id: string;
  /** of the reference data that the value was computed with */
  readonly version: string;
}

/** The components with their masses. The source of a mass links to its data row. */
export const PartsTable = ({ parts, prodsys_id, version }: PartsTableProps) => {
  if (parts.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 className={group}>{words.title}</h3>
      <DataTable caption={words.title} className={styles.small}>
        <ColumnHeads
          text={[{ name: words.component, className: styles.inputHead }]}
          numeric={[{ name: words.mass(formatUnit("g")), className: styles.massHead }]}
          after={[
            { name: words.recycled, className: styles.wideOnly },
            { name: inventory.quality, className: styles.quality },
          ]}
        />
        <tbody>
          {parts.map((part) => (
            <Row key={part.component_id}>
              <KeyCell className={styles.inputCell}>
                <span className={styles.inputName}>{part.component_name}</span>
                <span className={styles.source}>{part.mat_recipe_name}</span>
                <span className={styles.source}>
                  {sourceLine(part) === "" ? (
                    words.own
                  ) : (
                    <Link href={massRow(version, prodsys_id, part.component_id)} className={styles.sourceLink}>
                      {sourceLine(part)}
                    </Link>
                  )}
                </span>
                <span className={styles.onPhone}>
                  {words.onPhone(formatPercent(part.recycled_content), words.from[part.recycled_content_from])}
                </span>
              </KeyCell>
              <NumberCell>{formatMass(part.mass_grams)}</NumberCell>
              <Cell afterNumber className={styles.wideOnly}>
                {formatPercent(part.recycled_content)}
                <span className={styles.source}>{words.from[part.recycled_content_from]}</span>
              </Cell>
              <Cell muted className={styles.quality}>
                <QualityCell quality={part.quality} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
};
