import type { ReactNode } from "react";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";

interface FigureTableProps {
  readonly caption: string;
  readonly nameHead: string;
  /** headings of the value, and of the share if there is one */
  readonly numberHeads: readonly string[];
  readonly rows: readonly { readonly name: string; readonly value: ReactNode; readonly share?: ReactNode }[];
}

/** A table of figures, with or without their shares. */
export const FigureTable = ({ caption, nameHead, numberHeads, rows }: FigureTableProps) => (
  <DataTable
    caption={caption}
    widths={["", "25%", ...(numberHeads.length > 1 ? ["22%"] : [])]}
    style={{ maxWidth: "52rem" }}
  >
    <ColumnHeads text={[nameHead]} numeric={numberHeads} />
    <tbody>
      {rows.map(({ name, value, share }) => (
        <Row key={name}>
          <KeyCell>{name}</KeyCell>
          <NumberCell>{value}</NumberCell>
          {numberHeads.length > 1 && <NumberCell muted>{share}</NumberCell>}
        </Row>
      ))}
    </tbody>
  </DataTable>
);
