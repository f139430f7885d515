import { plural, texts } from "../catalogue.ts";

/** The public change log of the reference data. */
export const changesTexts = texts("changes", {
  title: "Versions of the reference data",
  lead: "Every version ever used for scores stays on the server. Results keep their version until their owner accepts a newer one.",
  toData: "All rows of the reference data, and their files",
  loading: "Loading the versions…",
  failed: "The versions could not be loaded",
  failedText: "Check your connection, then try again.",
  none: "This server has no older versions.",
  caption: "Versions of the reference data, newest first",
  inUse: "in use here",
  versionsCsv: "Save the list of versions as CSV",
  countsCsv: (from: string, to: string) => `Save the records by table from ${from} to ${to} as CSV`,
  recordsCsv: (from: string, to: string) => `Save all changed records from ${from} to ${to} as CSV`,
  published: (date: string) => `Published on ${date}`,
  first: "The first version on this server: there is no earlier one to compare it with.",
  show: (version: string) => `What changed since ${version}`,
  comparing: "Comparing both versions…",
  compareFailed: "The versions could not be compared",
  same: "Both versions hold the same figures.",
  total: (count: number, shown: string, tables: string) =>
    plural(count, { one: `1 record differs, in ${tables}.`, other: `${shown} records differ, in ${tables}.` }),
  tables: (count: number, shown: string) => plural(count, { one: "1 table", other: `${shown} tables` }),
  byTable: "Records by table",
  columns: { table: "Table", added: "Added", changed: "Changed", removed: "Removed" },
  base: "all regions",
  records: "Changed records",
  firstRecords: (shown: string) => `The first ${shown} of them:`,
  recordColumns: { record: "Record", field: "Field", before: "Before", now: "Now" },
  record: (table: string, region: string) => `${table}, ${region}`,
  /** for administrators */
  withId: (record: string, id: string) => `${record} (${id})`,
  added: "new record",
  removed: "record removed",
  nothing: "–",
});
