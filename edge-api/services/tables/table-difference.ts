import { DIFFERENCE_ROWS } from "../../contract/table-upload.ts";
import type { ChangedRecord, TableDifference } from "../../contract/admin-replies.ts";
import type { Table, TableRecord } from "./open-tables.ts";

const fieldsThatDiffer = (before: TableRecord, now: TableRecord): ChangedRecord["fields"] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((field) => {
    const [was, is] = [before[field] ?? null, now[field] ?? null];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, before: was, now: is }];
  });

/** Added, removed and changed records; lists are cut to DIFFERENCE_ROWS, counts are complete. */
export function tableDifference(before: Table, now: Table): TableDifference {
  const added = [...now.keys()].filter((key) => !before.has(key));
  const removed = [...before.keys()].filter((key) => !now.has(key));
  const changed = [...now].flatMap(([key, record]): ChangedRecord[] => {
    const earlier = before.get(key);
    const fields = earlier === undefined || earlier === record ? [] : fieldsThatDiffer(earlier, record);
    return fields.length === 0 ? [] : [{ key, fields }];
  });
  return {
    before: before.size,
    now: now.size,
    counts: { added: added.length, changed: changed.length, removed: removed.length },
    added: added.slice(0, DIFFERENCE_ROWS),
    removed: removed.slice(0, DIFFERENCE_ROWS),
    changed: changed.slice(0, DIFFERENCE_ROWS),
  };
}
