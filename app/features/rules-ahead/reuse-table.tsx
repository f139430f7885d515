import type { ReuseOfUseCase } from "../../../workers/engine/analysis/packaging-figures.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { rulesAheadTexts } from "../../text/en/rules-ahead.ts";
import { formatCount, formatPercent } from "../../text/format.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./rules-ahead.css.ts";

interface ReuseTableProps {
  readonly reuse: readonly ReuseOfUseCase[];
  readonly names: PortfolioNames;
}

const words = rulesAheadTexts.reuse;

const share = ({ uses, reusable }: Pick<ReuseOfUseCase, "uses" | "reusable">): string =>
  formatPercent(uses > 0 ? reusable / uses : null, 1);

/** The share of uses served by reusables, per use case. */
export const ReuseTable = ({ reuse, names }: ReuseTableProps) => {
  const all = {
    uses: reuse.reduce((total, one) => total + one.uses, 0),
    reusable: reuse.reduce((total, one) => total + one.reusable, 0),
  };
  return (
    <Section id="rules-reuse" className={styles.section} title={words.title} note={words.note}>
      <DataTable caption={words.title} widths={["", "20%", "20%", "16%"]} className={styles.narrow}>
        <ColumnHeads text={[words.usecase]} numeric={[words.uses, words.reusable, words.share]} />
        <tbody>
          {reuse.map((one) => (
            <Row key={one.usecase_id}>
              <KeyCell>{names.usecase(one.usecase_id)}</KeyCell>
              <NumberCell>{formatCount(one.uses)}</NumberCell>
              <NumberCell>{formatCount(one.reusable)}</NumberCell>
              <NumberCell>{share(one)}</NumberCell>
            </Row>
          ))}
          {reuse.length > 1 && (
            <Row>
              <KeyCell>{words.all}</KeyCell>
              <NumberCell strong>{formatCount(all.uses)}</NumberCell>
              <NumberCell strong>{formatCount(all.reusable)}</NumberCell>
              <NumberCell strong>{share(all)}</NumberCell>
            </Row>
          )}
        </tbody>
      </DataTable>
    </Section>
  );
};
