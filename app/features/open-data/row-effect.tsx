import type { LeverageFile, RowLeverage } from "../../state/analysis/open-data.ts";
import { openDataTexts } from "../../text/en/open-data.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { group, small } from "../../theme/text.css.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import * as style from "./open-data.css.ts";

interface RowEffectProps {
  readonly leverage: LeverageFile;
  /** effects of this row, one per varied figure */
  readonly effects: readonly RowLeverage[];
  /** the displayed version of the data */
  readonly version: string;
  readonly productName: (prodsys_id: string) => string;
}

const words = openDataTexts.row.effect;
const DECIMALS = 2;

/** How much the summary scores depend on a row, and the most affected products. */
export const RowEffect = ({ leverage, effects, version, productName }: RowEffectProps) => (
  <>
    {effects.length === 0 && <p className={style.measure}>{words.none}</p>}
    {effects.map(({ figure, points, moved, most }) => (
      <div key={figure} className={style.opened}>
        {effects.length > 1 && <h3 className={group}>{words.figures[figure]}</h3>}
        <p className={style.measure}>
          {words.text(formatNumber(points, DECIMALS), formatCount(leverage.products), formatCount(moved))}
        </p>
        <DataTable caption={words.caption} showCaption widths={["", "9rem"]}>
          <ColumnHeads text={[words.product]} numeric={[words.points]} />
          <tbody>
            {most.map(([id, change]) => (
              <Row key={id}>
                <KeyCell>{productName(id)}</KeyCell>
                <NumberCell>{formatNumber(change, DECIMALS)}</NumberCell>
              </Row>
            ))}
          </tbody>
        </DataTable>
      </div>
    ))}
    {leverage.version !== version && <p className={small}>{words.otherVersion(leverage.version)}</p>}
  </>
);
