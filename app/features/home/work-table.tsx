import { type MouseEvent, useState } from "react";
import { formatChanged } from "../../text/dates.ts";
import { homeTexts } from "../../text/en/home.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { ContextMenu, type MenuPlace } from "../../ui/menu/context-menu.tsx";
import type { MenuItem } from "../../ui/menu/menu-items.tsx";
import { SortHead } from "../../ui/sort-head/sort-head.tsx";
import * as style from "./home.css.ts";
import { type Sorting, sortingAfterClick, type WorkColumn, type WorkRow } from "./work-row.ts";

interface WorkTableProps<R extends WorkRow> {
  readonly caption: string;
  readonly columns: readonly WorkColumn<R>[];
  readonly rows: readonly R[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly menuOf: (row: R) => readonly (MenuItem | "rule")[];
}

/** Where the menu of a row opens; null for a click on a button or link. */
const placeOf = (event: MouseEvent<HTMLElement>): MenuPlace | null => {
  const at = event.target;
  if (!(at instanceof Element) || at.closest("button, a") !== null) return null;
  const button = event.currentTarget.querySelector("button");
  return button && { button, point: { x: event.clientX, y: event.clientY } };
};

/**
 * A table of the home page. A click or right click in a row opens its menu at the pointer; the button in the row opens
 * it for keyboard and touch (specification section 2). On a phone each row is a block.
 */
export const WorkTable = <R extends WorkRow>(props: WorkTableProps<R>) => {
  const { caption, columns, rows, sorting, onSort, menuOf } = props;
  const [now] = useState(Date.now);
  const [open, setOpen] = useState<{ readonly row: R; readonly place: MenuPlace } | null>(null);
  const { name, changed, menu } = homeTexts.table;
  const followsNumber = columns.at(-1)?.numeric === true;

  const onRow = (row: R) => (event: MouseEvent<HTMLElement>) => {
    // A contextmenu event by keyboard comes from the button and has no pointer position.
    const byKeyboard = event.type === "contextmenu" && event.button !== 2;
    const button = byKeyboard ? event.currentTarget.querySelector("button") : null;
    const place = button ? { button, point: null } : placeOf(event);
    if (!place) return;
    event.preventDefault();
    setOpen({ row, place });
  };
  const head = (id: string, label: string, numeric: boolean, afterNumber = false) => (
    <SortHead
      key={id}
      numeric={numeric}
      afterNumber={afterNumber}
      sorted={sorting.column === id ? sorting.direction : null}
      onSort={() => onSort(sortingAfterClick(sorting, id, numeric || id === "changed"))}
    >
      {label}
    </SortHead>
  );

  return (
    <>
      <DataTable
        caption={caption}
        className={style.table}
        widths={["22%", ...columns.map((column) => column.width ?? ""), "", "3rem"]}
      >
        <thead>
          <HeadRow>
            {head("name", name, false)}
            {columns.map((column) =>
              column.sortBy ? (
                head(column.id, column.label, column.numeric === true, column.afterNumber)
              ) : (
                <Head key={column.id} numeric={column.numeric === true} afterNumber={column.afterNumber === true}>
                  {column.label}
                </Head>
              ),
            )}
            {head("changed", changed, false, followsNumber)}
            <Head>
              <VisuallyHidden>{menu}</VisuallyHidden>
            </Head>
          </HeadRow>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.id}
              className={classNames(style.row, open?.row.id === row.id && style.openRow)}
              onClick={onRow(row)}
              onContextMenu={onRow(row)}
            >
              <KeyCell>
                {row.name}
                {row.note !== undefined && <span className={style.note}>{row.note}</span>}
              </KeyCell>
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  muted={column.numeric !== true}
                  numeric={column.numeric === true}
                  afterNumber={column.afterNumber === true}
                  className={column.phone === "line" ? style.line : style.listed}
                >
                  {column.cell(row)}
                  {typeof column.phone === "object" && (
                    <span className={style.onPhone}> {column.phone.listed(row)}</span>
                  )}
                </Cell>
              ))}
              <Cell muted afterNumber={followsNumber} className={style.changed}>
                {formatChanged(row.changed, now)}
              </Cell>
              <Cell className={style.menu}>
                <IconButton
                  icon="dots"
                  label={homeTexts.table.menuOf(row.name)}
                  aria-haspopup="menu"
                  aria-expanded={open?.row.id === row.id}
                  onClick={({ currentTarget }) => setOpen({ row, place: { button: currentTarget, point: null } })}
                />
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      {open && (
        <ContextMenu
          label={homeTexts.table.menuOf(open.row.name)}
          items={menuOf(open.row)}
          place={open.place}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
