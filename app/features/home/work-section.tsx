import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { Link } from "wouter";
import { downloadWorkListAtom } from "../../exports/work-lists.ts";
import { type HomeSection, openHomeSectionsAtom, toggleHomeSectionAtom } from "../../state/work/home-sections.ts";
import { homeTexts } from "../../text/en/home.ts";
import { formatCount } from "../../text/format.ts";
import { LinkButton } from "../../ui/button/button.tsx";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Pager } from "../../ui/data-table/pager.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import type { MenuItem } from "../../ui/menu/menu-items.tsx";
import type { SortDirection } from "../../ui/sort-head/sort-head.tsx";
import type { DeleteTarget } from "./delete-work.tsx";
import * as style from "./home.css.ts";
import {
  LAST_CHANGED,
  matchingRows,
  PAGE,
  SEARCH_FROM,
  sortedRows,
  type Sorting,
  type WorkColumn,
  type WorkRow,
} from "./work-row.ts";
import { WorkTable } from "./work-table.tsx";

/** How many names a collapsed section shows; its rows have the last edited first. */
const NAMED = 3;

interface WorkSectionProps<R extends WorkRow> {
  readonly section: HomeSection;
  readonly kind: DeleteTarget["kind"];
  /** title, text of the empty section, create button, search field, CSV button */
  readonly texts: {
    readonly title: string;
    readonly nothing: string;
    readonly create: string;
    readonly search: string;
    readonly csvLabel: string;
    readonly remove: string;
    readonly noMatch: (search: string) => string;
  };
  readonly createAddress: string;
  readonly columns: readonly WorkColumn<R>[];
  readonly rows: readonly R[];
  /** texts that the search looks in */
  readonly textsOf: (row: R) => readonly string[];
  /** commands of a row, before the one that deletes it */
  readonly menuOf: (row: R) => readonly MenuItem[];
  readonly onDelete: (target: DeleteTarget) => void;
}

/** Select for the sorting, for phones, where the table has no heads. */
const SortSelect = <R extends WorkRow>(props: {
  readonly columns: readonly WorkColumn<R>[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}) => {
  const { columns, sorting, onSort } = props;
  const { name, changed, sort, order } = homeTexts.table;
  const sortable = [
    { id: "changed", label: changed, words: order.time },
    { id: "name", label: name, words: order.text },
    ...columns.flatMap(({ id, label, sortBy, numeric }) =>
      sortBy === null ? [] : [{ id, label, words: numeric === true ? order.number : order.text }],
    ),
  ];
  return (
    <Select
      className={style.sort}
      label={sort}
      hideLabel
      options={sortable.flatMap(({ id, label, words }) =>
        // The direction of the first click on a head comes first.
        (Object.keys(words) as SortDirection[]).map((direction) => ({
          value: `${id} ${direction}`,
          label: words[direction](label),
        })),
      )}
      value={`${sorting.column} ${sorting.direction}`}
      onChange={(value) => {
        const [column = "changed", direction] = value.split(" ");
        onSort({ column, direction: direction === "ascending" ? "ascending" : "descending" });
      }}
    />
  );
};

/** A collapsible section for one kind of work: create button, search, sorting, pages and row menus. */
export const WorkSection = <R extends WorkRow>(props: WorkSectionProps<R>) => {
  const { section, kind, texts, createAddress, columns, rows, textsOf, menuOf, onDelete } = props;
  const open = useAtomValue(openHomeSectionsAtom).has(section);
  const toggle = useSetAtom(toggleHomeSectionAtom);
  const save = useSetAtom(downloadWorkListAtom);
  const [search, setSearch] = useState("");
  const [sorting, setSorting] = useState(LAST_CHANGED);
  const [requestedPage, setPage] = useState(0);
  const found = open ? sortedRows(matchingRows(rows, search, textsOf), columns, sorting) : [];
  // The requested page may no longer exist after a deletion or a search.
  const page = Math.min(requestedPage, Math.max(0, Math.ceil(found.length / PAGE) - 1));
  return (
    <Disclosure
      title={texts.title}
      note={
        <>
          {rows.length === 0 ? homeTexts.noneYet : formatCount(rows.length)}
          {!open && rows.length > 0 && (
            <span className={style.names}>
              {rows
                .slice(0, NAMED)
                .map(({ name }) => name)
                .join(", ")}
            </span>
          )}
        </>
      }
      actions={
        <Link href={createAddress} asChild>
          <LinkButton size="small" icon="plus">
            {texts.create}
          </LinkButton>
        </Link>
      }
      open={open}
      onOpenChange={() => toggle(section)}
    >
      {rows.length === 0 && <EmptyState>{texts.nothing}</EmptyState>}
      {rows.length > 1 && (
        <div className={style.tools}>
          {rows.length >= SEARCH_FROM && (
            <SearchField
              className={style.search}
              label={texts.search}
              value={search}
              onChange={(typed) => {
                setSearch(typed);
                setPage(0);
              }}
            />
          )}
          <SortSelect columns={columns} sorting={sorting} onSort={setSorting} />
        </div>
      )}
      {rows.length > 0 && found.length === 0 && <EmptyState>{texts.noMatch(search)}</EmptyState>}
      {found.length > 0 && (
        <WorkTable
          caption={texts.title}
          columns={columns}
          rows={found.slice(page * PAGE, (page + 1) * PAGE)}
          sorting={sorting}
          onSort={(next) => {
            setSorting(next);
            setPage(0);
          }}
          menuOf={(row) => [
            ...menuOf(row),
            "rule",
            {
              label: texts.remove,
              icon: "trash",
              danger: true,
              onSelect: () => onDelete({ kind, id: row.id, name: row.name }),
            },
          ]}
        />
      )}
      <Pager label={texts.title} rows={found.length} perPage={PAGE} page={page} onPage={setPage} />
      {rows.length > 0 && <CsvButton label={texts.csvLabel} onSave={() => save(section)} />}
    </Disclosure>
  );
};
