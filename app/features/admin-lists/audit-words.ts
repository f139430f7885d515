import type { AuditRow } from "../../state/admin/admin-lists.ts";
import { adminListTexts } from "../../text/en/admin-lists.ts";
import { formatUtcDay } from "../../text/dates.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";

const { audit: words, users } = adminListTexts;
type Field = keyof typeof words.fields;

/** Fields in the order in which they are told; the length of a page is nothing that was done. */
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

/** Table and region, or whom it is about. */
export const auditTarget = ({ action, target }: Pick<AuditRow, "action" | "target">): string => {
  const [kind = "", region] = action === "update_kind" || action === "rollback_kind" ? target.split("/") : [target];
  return region === undefined ? kind : words.inRegion(kind, region);
};

/** The last one that a date can be of (ECMA-262). */
const LAST_MOMENT = 8.64e15;

const isSort = (value: unknown): value is keyof typeof users.sorts =>
  typeof value === "string" && Object.hasOwn(users.sorts, value);

const valueOf = (field: Field, value: unknown): string => {
  // lists are asked for with texts in the address, whatever they mean
  if ((field === "from" || field === "before") && Number(value) <= LAST_MOMENT) return formatUtcDay(Number(value));
  if (field === "searched") return words.notKept;
  if (field === "sort" && isSort(value)) return users.sorts[value];
  if (typeof value === "number") return formatCount(value);
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** What else is known of it, in words; a field without a value, or of 0 rows, is left out. The CSV file has the whole. */
export const auditDetails = ({ details }: Pick<AuditRow, "details">): string =>
  formatList(
    FIELDS.flatMap((field) => {
      const value = details[field];
      if (value === undefined || value === null || value === "" || value === 0) return [];
      return [words.field(words.fields[field], valueOf(field, value))];
    }),
  );
