import type { MouseEvent } from "react";
import { useState } from "react";
import { useLocation } from "wouter";
import { href } from "../../state/href.ts";
import { formatChanged, formatCount } from "../../text/format.ts";
import { homeTexts } from "../../text/en/home.ts";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table.tsx";
import { VisuallyHidden } from "../../ui/hidden.tsx";
import { Menu } from "../../ui/menu.tsx";
import { BestProduct } from "./best-product.tsx";
import type { ComparisonRow } from "./comparison-rows.ts";
import * as style from "./comparison-table.css.ts";

/** A click anywhere in a row opens its menu (specification section 2); the button in the row is the way for the keyboard. */
const openMenu = (event: MouseEvent<HTMLElement>): void => {
  const onControl = event.target instanceof Element && event.target.closest("button, a, [role='menu']") !== null;
  if (onControl) return;
  event.preventDefault();
  event.currentTarget.querySelector("button")?.click();
};

const RowMenu = ({ row, onDelete }: { readonly row: ComparisonRow; readonly onDelete: () => void }) => {
  const [, navigate] = useLocation();
  return (
    <Menu
      label={homeTexts.comparisons.menuOf(row.name)}
      icon="dots"
      items={[
        {
          label: homeTexts.comparisons.view,
          icon: "compare",
          onSelect: () => navigate(href("comparison-mode", { query: { comparison_id: row.id } })),
        },
        "rule",
        { label: homeTexts.comparisons.remove, icon: "trash", danger: true, onSelect: onDelete },
      ]}
    />
  );
};

/** The comparisons, last edited first. On a phone each row is a block of its own. */
export const ComparisonTable = ({
  rows,
  onDelete,
}: {
  readonly rows: readonly ComparisonRow[];
  readonly onDelete: (row: ComparisonRow) => void;
}) => {
  const { columns } = homeTexts.comparisons;
  const [now] = useState(Date.now);
  return (
    <DataTable
      caption={homeTexts.comparisons.title}
      widths={["21%", "10%", "10%", "17%", "8%", "19%", "", "3rem"]}
      className={style.table}
    >
      <thead>
        <HeadRow>
          <Head>{columns.name}</Head>
          <Head>{columns.region}</Head>
          <Head>{columns.use_case}</Head>
          <Head>{columns.food}</Head>
          <Head numeric>{columns.products}</Head>
          <Head afterNumber>{columns.best}</Head>
          <Head>{columns.changed}</Head>
          <Head>
            <VisuallyHidden>{columns.menu}</VisuallyHidden>
          </Head>
        </HeadRow>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} className={style.row} onClick={openMenu} onContextMenu={openMenu}>
            <KeyCell>{row.name}</KeyCell>
            <Cell muted>{row.region}</Cell>
            <Cell muted>{row.useCase}</Cell>
            <Cell muted>{row.food}</Cell>
            <Cell numeric>{formatCount(row.products)}</Cell>
            <Cell afterNumber>
              <BestProduct id={row.id} />
            </Cell>
            <Cell muted>{formatChanged(row.changed, now)}</Cell>
            <Cell className={style.menu}>
              <RowMenu row={row} onDelete={() => onDelete(row)} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
};
