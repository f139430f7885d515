import type { MouseEvent } from "react";
import { useState } from "react";
import { useLocation } from "wouter";
import { href } from "../../state/href.ts";
import { plural } from "../../text/catalogue.ts";
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
  const at = event.target;
  // an open menu stands elsewhere in the document, yet its clicks arrive here as well
  if (!(at instanceof Element) || !event.currentTarget.contains(at) || at.closest("button, a") !== null) return;
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
    <DataTable caption={homeTexts.comparisons.title} className={style.table}>
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
            <Cell muted className={style.listed}>
              {row.region}
            </Cell>
            <Cell muted className={style.listed}>
              {row.useCase}
            </Cell>
            <Cell muted>{row.food}</Cell>
            <Cell numeric className={style.products}>
              {formatCount(row.products)}
              <span className={style.onPhone}> {plural(row.products, homeTexts.comparisons.productsWord)}</span>
            </Cell>
            <Cell afterNumber className={style.bestCell}>
              <BestProduct id={row.id} />
            </Cell>
            <Cell muted className={style.changed}>
              {formatChanged(row.changed, now)}
            </Cell>
            <Cell className={style.menu}>
              <RowMenu row={row} onDelete={() => onDelete(row)} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
};
