import { atom } from "jotai";
import { swapsCsv } from "../data/export/swaps-csv.ts";
import { csvFormatAtom } from "./csv-decimal-comma.ts";
import type { Outcome } from "./outcome.ts";
import { portfolioAtom } from "./portfolio-heads.ts";
import { portfolioScoresAtom } from "./portfolio-scores.ts";
import type { FoundSwaps } from "./portfolio-swaps.ts";
import { servicesAtom } from "./services.ts";
import { subjectFile } from "./subject-file.ts";

/** Hands swap suggestions of a portfolio to the user as a CSV file: those on screen. */
export const downloadSwapsAtom = atom(
  null,
  async (get, _set, id: string, found: FoundSwaps): Promise<Outcome<null>> => {
    const services = get(servicesAtom);
    const { data_version } = get(portfolioScoresAtom(id));
    const region_use = get(portfolioAtom(id))?.portfolio.region_use;
    const file = data_version === null ? null : await subjectFile(get, { kind: "portfolio", id }, data_version);
    if (file === null || region_use === undefined) {
      return { ok: false, problem: { code: "no_reference_data", detail: id } };
    }
    const { catalogue, context } = file;
    const text = swapsCsv({ ...found, catalogue, region_use, context }, get(csvFormatAtom));
    services.download(`${file.fileName("swaps", new Date(services.now()))}.csv`, text, "text/csv");
    return { ok: true, value: null };
  },
);
