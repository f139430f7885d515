import type { ComparisonContext } from "../../data/export/context-columns.ts";
import { exportFileName } from "../../data/export/export-file-name.ts";

/** The name of a file about a comparison, without the extension. */
export const comparisonFileName = (
  { comparison, catalogue, data_version }: ComparisonContext,
  what: string,
  when: Date,
): string => {
  const region = catalogue.regions.find(({ region_id }) => region_id === comparison.region_use)?.region_name;
  const name = `${comparison.comparison_name} ${what}`;
  return exportFileName(name, region ?? comparison.region_use, when, data_version);
};
