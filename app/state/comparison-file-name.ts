import { atom } from "jotai";
import type { ComparisonContext } from "../data/export/context-columns.ts";
import { exportFileName } from "../data/export/export-file-name.ts";
import { catalogueAtom } from "./catalogue.ts";
import { comparisonAtom } from "./comparisons.ts";
import { servicesAtom } from "./services.ts";

/** Name of a file about a comparison, without its ending. */
export const comparisonFileName = (
  { comparison, catalogue, data_version }: ComparisonContext,
  what: string,
  when: Date,
): string => {
  const region = catalogue.regions.find(({ region_id }) => region_id === comparison.region_use)?.region_name;
  const name = `${comparison.comparison_name} ${what}`;
  return exportFileName(name, region ?? comparison.region_use, when, data_version);
};

/** Names a file that a component makes itself, such as a picture; null = there is no such comparison. */
export const nameComparisonFileAtom = atom(null, (get, _set, id: string, what: string): string | null => {
  const stored = get(comparisonAtom(id));
  const catalogue = get(catalogueAtom);
  if (stored === null || catalogue === null) return null;
  const context = { comparison: stored.comparison, catalogue, data_version: catalogue.version };
  return comparisonFileName(context, what, new Date(get(servicesAtom).now()));
});
