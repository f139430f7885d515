import type { AuditRow } from "../../state/admin/admin-lists.ts";
import { adminListTexts } from "../../text/en/admin-lists.ts";
import { formatUtcDay } from "../../text/dates.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";

const { audit: words, users } = adminListTexts;
type Field = keyof typeof words.fields;

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
  return region === undefined ? kind : words.inRegion(kind, region);
};

/** The largest time value of a Date, in ms (ECMA-262). */
const LAST_MOMENT = 8.64e15;

const isSort = (value: unknown): value is keyof typeof users.sorts =>
  typeof value === "string" && Object.hasOwn(users.sorts, value);

const valueOf = (field: Field, value: unknown): string => {
  // values from query strings can be any text
  if ((field === "from" || field === "before") && Number(value) <= LAST_MOMENT) return formatUtcDay(Number(value));
  if (field === "searched") return words.notKept;
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
      return [words.field(words.fields[field], valueOf(field, value))];
    }),
  );
