import { useSetAtom } from "jotai";
import { useCallback, useEffect, useState } from "react";
import { SEARCH_CHARACTERS } from "../../../edge-api/contract/limits.ts";
import { saveUsersAtom } from "../../exports/admin-files.ts";
import { listUsersAtom, type UserRow, type UserSort } from "../../state/admin/admin-lists.ts";
import { formatMoment } from "../../text/dates.ts";
import { adminListTexts } from "../../text/en/admin-lists.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as style from "./admin-lists.css.ts";
import { PagedList, SaveList } from "./paged-list.tsx";
import { usePages } from "./use-pages.ts";

/** The value as it was when it last stood still for `ms`, so that not every keystroke sends a request. */
function useDebounced<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}

const { users: words } = adminListTexts;
const SORTS: readonly UserSort[] = ["created", "last_login", "email"];
/** Debounce of the search. */
const DEBOUNCE_MS = 300;

const UsersTable = ({ rows }: { readonly rows: readonly UserRow[] }) => (
  <DataTable caption={words.caption} className={style.table} widths={["20%", "20%", "", "14rem"]}>
    <ColumnHeads text={[words.name, words.lastName, words.email, words.lastLogin]} />
    <tbody>
      {rows.map((user) => (
        <Row key={user.email} className={style.row}>
          <Cell className={style.name}>{user.name}</Cell>
          <Cell className={style.name}>{user.last_name}</Cell>
          <KeyCell className={style.wrapped}>{user.email}</KeyCell>
          <Cell muted>
            <span className={style.onPhone}>{words.lastLogin}: </span>
            {user.last_login === null ? words.never : formatMoment(user.last_login)}
          </Cell>
        </Row>
      ))}
    </tbody>
  </DataTable>
);

/** All accounts; search, sorting and paging happen on the server. */
export const AdminUsers = () => {
  const list = useSetAtom(listUsersAtom);
  const save = useSetAtom(saveUsersAtom);
  const [typed, setTyped] = useState("");
  const [sort, setSort] = useState<UserSort>("created");
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const pages = usePages(useCallback((after: string | null) => list({ sort, search }, after), [list, sort, search]));
  return (
    <Section
      className={style.section}
      title={words.caption}
      note={words.localTime}
      actions={<SaveList list={words.list} save={(watch) => save({ sort, search }, watch)} />}
    >
      <div className={style.tools}>
        <SearchField
          className={style.search}
          label={words.search}
          value={typed}
          onChange={(text) => setTyped(text.slice(0, SEARCH_CHARACTERS))}
        />
        {search === "" && (
          // search results are ordered by the text that matches
          <Select
            className={style.sort}
            label={words.sort}
            hideLabel
            options={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
            value={sort}
            onChange={(value) => setSort(SORTS.find((known) => known === value) ?? "created")}
          />
        )}
      </div>
      <PagedList
        list={words.list}
        pages={pages}
        failed={words.failed}
        empty={search === "" ? words.none : words.noMatch(search)}
      >
        {(rows) => <UsersTable rows={rows} />}
      </PagedList>
    </Section>
  );
};
