import type { UkFile, UkLine } from "../../../workers/engine/returns/uk-file.ts";
import { packagingReturnsTexts as texts } from "../../text/en/packaging-returns.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { AmountBar } from "../../ui/data-table/amount-bar.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Mark } from "../../ui/mark/mark.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./packaging-returns.css.ts";

const words = texts.table;

const named = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code;

/** Material with its codes: `Plastic, rigid (PL)`. */
const materialOf = ({ row }: UkLine): string => {
  const { packaging_material: code, packaging_material_subtype: subtype } = row;
  const name = named(texts.materials, code);
  return `${subtype === "" ? name : `${name}, ${named(texts.subtypes, subtype)}`} (${code})`;
};

const typeOf = ({ row }: UkLine): string =>
  [
    `${row.packaging_type} ${named(texts.types, row.packaging_type)}`,
    ...(row.packaging_class === "" ? [] : [`${row.packaging_class} ${named(texts.classes, row.packaging_class)}`]),
  ].join(", ");

const kgOf = ({ row }: UkLine): number => Number(row.packaging_material_weight);

/** The rows of the packaging data file, with the fee as an estimate beside them. */
export const UkTable = ({ file, fee }: { readonly file: UkFile; readonly fee: number }) => {
  const heaviest = Math.max(...file.lines.map(kgOf), 0);
  return (
    <Section id="return-uk" className={styles.section} title={words.uk}>
      <DataTable caption={words.uk}>
        <ColumnHeads
          text={[
            { name: words.line, className: styles.columns.line },
            words.material,
            { name: words.type, className: `${styles.columns.type} ${styles.wide}` },
          ]}
          numeric={[
            { name: words.pieces, className: `${styles.columns.number} ${styles.wide}` },
            { name: words.weight, className: styles.columns.weight },
            { name: words.rate, className: `${styles.columns.small} ${styles.wide}` },
            { name: words.fee, className: styles.columns.small },
          ]}
        />
        <tbody>
          {file.lines.map((line, at) => (
            <Row key={JSON.stringify(line.row)}>
              <Cell muted>{at + 2}</Cell>
              <KeyCell>
                {materialOf(line)}
                <span className={`${styles.second} ${styles.phoneOnly}`}>{typeOf(line)}</span>
              </KeyCell>
              <Cell className={styles.wide}>{typeOf(line)}</Cell>
              <NumberCell className={styles.wide}>{formatCount(line.pieces)}</NumberCell>
              <NumberCell strong>
                {formatCount(kgOf(line))}
                <AmountBar share={heaviest > 0 ? kgOf(line) / heaviest : 0} />
              </NumberCell>
              <NumberCell muted className={styles.wide}>
                {line.rate === null ? "–" : formatCount(line.rate)}
              </NumberCell>
              <NumberCell>{line.rate === null ? "–" : formatNumber(line.fee, 2)}</NumberCell>
            </Row>
          ))}
          <Row>
            <Cell />
            <KeyCell>{words.all}</KeyCell>
            <Cell className={styles.wide} />
            <Cell className={styles.wide} />
            <NumberCell strong>{formatCount(file.lines.reduce((sum, line) => sum + kgOf(line), 0))}</NumberCell>
            <Cell className={styles.wide} />
            <NumberCell strong>
              {formatNumber(fee, 2)} <Mark kind="estimate" />
            </NumberCell>
          </Row>
        </tbody>
      </DataTable>
      {file.lines.some(({ row }) => row.packaging_material === "FC") && (
        <p className={`${caption} ${styles.below}`}>{words.composite}</p>
      )}
    </Section>
  );
};
