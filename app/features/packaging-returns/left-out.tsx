import type { LeftOut } from "../../../workers/engine/returns/packaging-in-law.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { packagingReturnsTexts } from "../../text/en/packaging-returns.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { lawMass, threeDecimals } from "./law-mass.ts";
import * as styles from "./packaging-returns.css.ts";

interface LeftOutTableProps {
  /** heaviest first */
  readonly leftOut: readonly LeftOut[];
  readonly names: PortfolioNames;
}

const words = packagingReturnsTexts.leftOut;

/** The parts of the portfolio that are not packaging by law, with the reason. */
export const LeftOutTable = ({ leftOut, names }: LeftOutTableProps) => (
  <Section
    id="return-left-out"
    className={styles.section}
    title={words.title}
    note={leftOut.length > 0 && words.note(lawMass(leftOut.reduce((sum, { kg }) => sum + kg, 0)))}
  >
    {leftOut.length === 0 ? (
      <p>{words.none}</p>
    ) : (
      <DataTable caption={words.title} widths={["", "45%", "22%"]}>
        <ColumnHeads text={[words.usecase, words.why]} numeric={[words.weight]} />
        <tbody>
          {leftOut.map(({ usecase_id, reason, kg }) => (
            <Row key={`${usecase_id} ${reason}`}>
              <KeyCell>{names.usecase(usecase_id)}</KeyCell>
              <Cell>{words.reasons[reason]}</Cell>
              <NumberCell>{threeDecimals(kg)}</NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    )}
  </Section>
);
