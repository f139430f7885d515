import type { ReactNode } from "react";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table/data-table.tsx";

interface FigureTableProps {
  readonly caption: string;
  /** headings: name, value, share */
  readonly heads: readonly [string, string, string];
  readonly rows: readonly { readonly name: string; readonly value: ReactNode; readonly share: ReactNode }[];
}

/** A table of figures with their shares. */
export const FigureTable = ({ caption, heads, rows }: FigureTableProps) => (
  <DataTable caption={caption} widths={["", "25%", "22%"]} style={{ maxWidth: "52rem" }}>
    <thead>
      <HeadRow>
        <Head>{heads[0]}</Head>
        <Head numeric>{heads[1]}</Head>
        <Head numeric>{heads[2]}</Head>
      </HeadRow>
    </thead>
    <tbody>
      {rows.map(({ name, value, share }) => (
        <Row key={name}>
          <KeyCell>{name}</KeyCell>
          <Cell numeric>{value}</Cell>
          <Cell numeric muted>
            {share}
          </Cell>
        </Row>
      ))}
    </tbody>
  </DataTable>
);
