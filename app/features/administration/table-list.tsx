import { useState } from "react";
import type { RunItem } from "../../state/admin/admin-run.ts";
import type { TableOverview } from "../../state/admin/admin-tables.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatChanged } from "../../text/dates.ts";
import { formatCount } from "../../text/format.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { LinkLike } from "../../ui/button/button.tsx";
import * as style from "./administration.css.ts";
import { statusText } from "./run-words.ts";

interface TableListProps {
  readonly overview: TableOverview;
  readonly items: readonly RunItem[];
  /** kind of the table shown in the detail */
  readonly chosen: string | null;
  readonly onChoose: (kind: TableOverview["tables"][number]["kind"]) => void;
}

const words = adminTexts.database;

/** The reference tables of the base or of a region, with the status of the files for them. */
export const TableList = ({ overview, items, chosen, onChoose }: TableListProps) => {
  const [now] = useState(Date.now);
  return (
    <DataTable caption={words.tables} widths={["", "13%", "28%", "26%"]} inset>
      <ColumnHeads
        text={[words.columns.kind]}
        numeric={[words.columns.rows]}
        after={[words.columns.updated, words.columns.run]}
      />
      <tbody>
        {overview.tables.map(({ kind, rows, updateTime }) => {
          const item = items.findLast(({ name }) => name?.kind === kind && name.region === overview.region);
          return (
            <Row key={kind} selected={kind === chosen}>
              <KeyCell>
                <LinkLike className={style.plainLink} aria-pressed={kind === chosen} onClick={() => onChoose(kind)}>
                  {kind}
                </LinkLike>
              </KeyCell>
              <NumberCell>{formatCount(rows)}</NumberCell>
              <Cell afterNumber muted>
                {updateTime === null ? words.never : formatChanged(updateTime, now)}
              </Cell>
              <Cell muted={item?.status !== "faulty" && item?.status !== "failed"}>{item && statusText(item)}</Cell>
            </Row>
          );
        })}
      </tbody>
    </DataTable>
  );
};
