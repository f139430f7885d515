import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import { swapGroupsCsv } from "../../data/export/swap-groups-csv.ts";
import type { ChangedGroup } from "../portfolio/swap-groups.ts";
import { tableDownload } from "./subject-table.ts";

/** Downloads what the first `changes` swaps of a portfolio do to its groups of lines. */
export const downloadSwapGroupsAtom = tableDownload(
  (_, id: string, by: Grouping, changes: number, groups: readonly ChangedGroup[]) => ({
    subject: { kind: "portfolio", id },
    what: `swaps by ${by.replace("_", " ")}`,
    write: (file, format) => swapGroupsCsv({ ...file, by, changes, groups }, format),
  }),
);
