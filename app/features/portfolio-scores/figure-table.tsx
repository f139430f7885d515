import type { ReactNode } from "react";
import { DataTable, Head, HeadRow, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";

interface FigureTableProps {
  readonly caption: string;
  /** headings: name, value, and share if there is one */
  readonly heads: readonly [string, string, string?];
  readonly rows: readonly { readonly name: string; readonly value: ReactNode; readonly share?: ReactNode }[];
}

/** A table of figures, with or without their shares. */
export const FigureTable = ({ caption, heads, rows }: FigureTableProps) => (
  <DataTable
    caption={caption}
    widths={heads[2] === undefined ? ["", "25%"] : ["", "25%", "22%"]}
    style={{ maxWidth: "52rem" }}
  >
    <thead>
      <HeadRow>
        <Head>{heads[0]}</Head>
        <Head numeric>{heads[1]}</Head>
        {heads[2] !== undefined && <Head numeric>{heads[2]}</Head>}
      </HeadRow>
    </thead>
    <tbody>
      {rows.map(({ name, value, share }) => (
        <Row key={name}>
          <KeyCell>{name}</KeyCell>
          <NumberCell>{value}</NumberCell>
          {heads[2] !== undefined && <NumberCell muted>{share}</NumberCell>}
        </Row>
      ))}
    </tbody>
  </DataTable>
);
