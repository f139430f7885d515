import type { RunItem } from "../../state/admin/admin-run.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount } from "../../text/format.ts";
import { group, small } from "../../theme/text.css.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { FaultText } from "./fault-text.tsx";
import * as style from "./administration.css.ts";

const words = adminTexts.detail;

const placeOf = (row: number | null, isOwn: boolean): string => {
  if (row !== null) return formatCount(row);
  return isOwn ? words.wholeTable : words.otherTable;
};

/** Every row and field that cannot be published, with the reason (requirement 21). */
export const FaultsView = ({ item }: { readonly item: RunItem }) => (
  <section>
    <h3 className={group}>{words.faults}</h3>
    <p>{words.faultsText}</p>
    <div className={style.scroll}>
      <DataTable caption={words.faults} widths={["4.5rem", "42%", ""]}>
        <ColumnHeads
          text={[]}
          numeric={[words.faultColumns.row]}
          after={[words.faultColumns.key, words.faultColumns.what]}
        />
        <tbody>
          {item.faults.map(({ row, kind, key, field, code, text }) => (
            <Row key={`${row} ${kind} ${key} ${field} ${text}`}>
              <NumberCell>{placeOf(row, kind === item.name?.kind)}</NumberCell>
              <KeyCell afterNumber>
                {kind === item.name?.kind ? key : `${kind} ${key}`}
                <span className={`${small} ${style.under}`}>{field}</span>
              </KeyCell>
              <Cell>
                <FaultText code={code} text={text} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    </div>
    {item.faultCount > item.faults.length && (
      <p className={small}>{words.moreFaults(formatCount(item.faultCount - item.faults.length))}</p>
    )}
  </section>
);
