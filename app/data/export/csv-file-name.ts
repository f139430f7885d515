import { exportFileName } from "./export-file-name.ts";

/** The name of a CSV file, with its ending. */
export const csvFileName = (name: string, region: string, when: Date, version: string): string =>
  `${exportFileName(name, region, when, version)}.csv`;
