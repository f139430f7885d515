import type { ExportHead } from "../../../workers/export/export-api.ts";
import { contextColumns } from "../../../workers/export/named-column.ts";
import type { NamedCell } from "./context-columns.ts";

/** The columns with which the worker's files describe a portfolio, for files that the page writes. */
export const headCells = (head: ExportHead): NamedCell[] =>
  contextColumns(head).map(({ name, cell }) => ({ name, value: cell(null) }));
