import type { ExportHead } from "../../../workers/export/export-api.ts";
import { exportFileName } from "./export-file-name.ts";

/** The name of a file about a portfolio, without the extension. */
export const portfolioFileName = (head: ExportHead, what: string, when: Date): string =>
  exportFileName(`${head.portfolio_name} ${what}`, head.region_name, when, head.data_version);
