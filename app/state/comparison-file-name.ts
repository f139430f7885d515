import { atom } from "jotai";
import type { ComparisonContext } from "../data/export/context-columns.ts";
import { exportFileName } from "../data/export/export-file-name.ts";
import { comparisonAtom } from "./comparisons.ts";
import { catalogueForFile } from "./pinned-catalogue.ts";
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

/** Names a file that a component makes itself, such as a picture; null = there is no such comparison, or no names for it. */
export const nameComparisonFileAtom = atom(
  null,
  async (get, _set, id: string, what: string): Promise<string | null> => {
    const stored = get(comparisonAtom(id));
    const catalogue = await catalogueForFile(get, { kind: "comparison", id });
    if (stored === null || catalogue === null) return null;
    const context = { comparison: stored.comparison, catalogue, data_version: catalogue.version };
    return comparisonFileName(context, what, new Date(get(servicesAtom).now()));
  },
);
