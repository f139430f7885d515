import { useState } from "react";
import { wholeUses, type SwapStep } from "../../../workers/engine/analysis/swap.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { portfolioSwapsTexts as words } from "../../text/en/portfolio-swaps.ts";
import { formatCount } from "../../text/format.ts";
import { shortName } from "../../text/short-name.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import * as styles from "./swaps.css.ts";

/** Lines shown at first, and added by each click. */
const [FIRST, MORE] = [10, 50];

interface SwapLinesProps {
  readonly step: SwapStep;
  /** name of the product that is replaced */
  readonly product: string;
  readonly table: LineTable;
  readonly names: PortfolioNames;
  readonly defaultFood: string;
}

/** The lines of a swap with their uses now and with it. */
export const SwapLines = ({ step, product, table, names, defaultFood }: SwapLinesProps) => {
  const [most, setMost] = useState(FIRST);
  const { places } = step;
  const left = Math.min(MORE, places.length - most);
  return (
    <div className={styles.lines}>
      <DataTable caption={words.linesOf(product)} widths={["", "30%", "18%", "18%"]}>
        <ColumnHeads
          text={[words.lineColumns.line, words.lineColumns.food]}
          numeric={[words.lineColumns.uses, words.lineColumns.after]}
        />
        <tbody>
          {Array.from(places.subarray(0, most), (place) => {
            const line = table.line(place);
            const details = table.details.flatMap((name) => {
              const text = line[name] ?? "";
              return text === "" ? [] : [`${lineDetailTexts.names[name]} ${text}`];
            });
            return (
              <Row key={place}>
                <KeyCell>
                  {words.line(formatCount(place + 1))}
                  <span className={styles.second}>
                    {[line.label, ...details].filter((text) => text !== "").join(", ")}
                  </span>
                </KeyCell>
                <Cell>
                  {line.food_id === "" || line.food_id === defaultFood
                    ? words.anyFood
                    : shortName(names.food(line.food_id))}
                </Cell>
                <NumberCell>{formatCount(line.quantity)}</NumberCell>
                <NumberCell>{formatCount(wholeUses(line.quantity * step.uses))}</NumberCell>
              </Row>
            );
          })}
        </tbody>
      </DataTable>
      {left > 0 && (
        <p className={styles.linesLeft}>
          {words.linesLeft(formatCount(most), formatCount(places.length))}{" "}
          <Button size="small" kind="quiet" onClick={() => setMost(most + MORE)}>
            {words.moreLines(left, formatCount(left))}
          </Button>
        </p>
      )}
    </div>
  );
};
