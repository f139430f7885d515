import { atom } from "jotai";
import { choosableNames } from "../../workers/choosable-names.ts";
import { csvFormatAtom } from "../state/core/csv-decimal-comma.ts";
import type { Done } from "../state/core/outcome.ts";
import { writePortfolioFileAtom } from "./portfolio-export.ts";
import { portfolioSessionAtom } from "../state/portfolio/portfolio-scores.ts";
import { ownOptions, swapLimits, withRegions, type SwapSearch } from "../state/portfolio/portfolio-swaps.ts";
import { servicesAtom } from "../state/core/services.ts";

/** The limits of a file: it has all swaps, and marks those beyond `most`. */
type SwapFileOptions = SwapSearch & { readonly most: number | null };

/** Downloads all swap suggestions of a portfolio as CSV; the screen shows only the first ones. */
export const downloadSwapsAtom = atom(null, (get, set, id: string, wishes: SwapFileOptions): Done => {
  const services = get(servicesAtom);
  const session = get(portfolioSessionAtom)(id);
  const format = get(csvFormatAtom);
  const own = ownOptions(get, id);
  return set(writePortfolioFileAtom, {
    id,
    file: "swaps",
    write: ({ head, catalogue, job, hear }) =>
      withRegions(services, () =>
        session.ask(services, (engine, portfolio, lines) => {
          const { most, site } = wishes;
          const limits = { ...swapLimits(wishes, lines, own), most, site };
          return engine.exportSwaps(limits, head, choosableNames(catalogue), format, { portfolio, job }, hear);
        }),
      ),
  });
});
