import { useSetAtom } from "jotai";
import { useCallback } from "react";
import { saveAuditAtom } from "../../exports/admin-files.ts";
import { type AuditRow, listAuditAtom } from "../../state/admin/admin-lists.ts";
import { formatMoment, formatUtcDay } from "../../text/dates.ts";
import { adminListTexts } from "../../text/en/admin-lists.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as style from "./admin-lists.css.ts";
import { PagedList, SaveList } from "./paged-list.tsx";
import { usePages } from "./use-pages.ts";

const { audit: words } = adminListTexts;

const AuditTable = ({ rows }: { readonly rows: readonly AuditRow[] }) => (
  <DataTable caption={words.caption} className={style.table} widths={["10.5rem", "20%", "22%", "16%", ""]}>
    <ColumnHeads text={[words.when, words.who, words.what, words.target, words.details]} />
    <tbody>
      {rows.map((line) => (
        <Row key={line.id} className={style.row}>
          <Cell muted>{formatMoment(line.at)}</Cell>
          <Cell muted className={style.wrapped}>
            {line.email ?? words.nobody}
          </Cell>
          <KeyCell>{words.actions[line.action]}</KeyCell>
          <Cell className={style.wrapped}>{auditTarget(line)}</Cell>
          <Cell muted className={style.wrapped}>
            {auditDetails(line)}
          </Cell>
        </Row>
      ))}
    </tbody>
  </DataTable>
);

/** The audit log of administrators' actions, latest first. */
export const AdminAudit = () => {
  const list = useSetAtom(listAuditAtom);
  const save = useSetAtom(saveAuditAtom);
  const pages = usePages(useCallback((after: string | null) => list(after), [list]));
  return (
    <Section
      className={style.section}
      title={words.caption}
      note={words.about}
      actions={<SaveList list={words.list} save={(watch) => save(watch)} />}
    >
      <PagedList list={words.list} pages={pages} failed={words.failed} empty={words.none}>
        {(rows) => (
          <>
            <AuditTable rows={rows} />
            {rows.some(({ email }) => email === null) && <p className={style.note}>{words.nobodyWhy}</p>}
          </>
        )}
      </PagedList>
    </Section>
  );
};

const { audit: auditTexts, users } = adminListTexts;
type Field = keyof typeof auditTexts.fields;

/** Listed fields, in display order; the page size of a request is omitted. */
const FIELDS: readonly Field[] = [
  "version",
  "replaces",
  "added",
  "changed",
  "removed",
  "note",
  "searched",
  "sort",
  "from",
  "before",
];

/** The target of an action: table and region, or the affected account. */
export const auditTarget = ({ action, target }: Pick<AuditRow, "action" | "target">): string => {
  const [kind = "", region] = action === "update_kind" || action === "rollback_kind" ? target.split("/") : [target];
  return region === undefined ? kind : auditTexts.inRegion(kind, region);
};

/** The largest time value of a Date, in ms (ECMA-262). */
const LAST_MOMENT = 8.64e15;

const isSort = (value: unknown): value is keyof typeof users.sorts =>
  typeof value === "string" && Object.hasOwn(users.sorts, value);

const valueOf = (field: Field, value: unknown): string => {
  // values from query strings can be any text
  if ((field === "from" || field === "before") && Number(value) <= LAST_MOMENT) return formatUtcDay(Number(value));
  if (field === "searched") return auditTexts.notKept;
  if (field === "sort" && isSort(value)) return users.sorts[value];
  if (typeof value === "number") return formatCount(value);
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** The details of an action as text; omits empty and zero fields. The CSV has all. */
export const auditDetails = ({ details }: Pick<AuditRow, "details">): string =>
  formatList(
    FIELDS.flatMap((field) => {
      const value = details[field];
      if (value === undefined || value === null || value === "" || value === 0) return [];
      return [auditTexts.field(auditTexts.fields[field], valueOf(field, value))];
    }),
  );
