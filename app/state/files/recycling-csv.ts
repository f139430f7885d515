import { atom, type Getter } from "jotai";
import { recyclingEffectCsv, type RecyclingEffectReport } from "../../data/export/recycling-effect-csv.ts";
import { comparisonScoresAtom } from "../comparison/comparison-scores.ts";
import type { Outcome } from "../core/outcome.ts";
import { portfolioRecyclingEffectAtom, triedPortfolioRecyclingAtom } from "../portfolio/portfolio-recycling.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { recyclingEffectAtom, triedRecyclingAtom } from "../comparison/recycling-effect.ts";
import { downloadSubjectTableAtom, notReady } from "./subject-table.ts";
import type { Subject } from "../core/subject.ts";

type Shown = Pick<RecyclingEffectReport, "rows" | "per" | "triedCustom"> & { readonly data_version: string };

/** The effect on screen; null = not computed yet, or of another subject. */
const shownEffect = (get: Getter, { kind, id }: Subject): Shown | null => {
  if (kind === "comparison") {
    const [{ status, before, now }, tried] = [get(recyclingEffectAtom), get(triedRecyclingAtom)];
    const { data_version } = get(comparisonScoresAtom(id));
    if (status !== "ready" || !before || !now || tried?.comparison_id !== id || data_version === null) return null;
    const rows = before.products.flatMap((product, place) => {
      const other = now.products[place];
      return product && other ? [{ prodsys_id: product.prodsys_id, before: product, now: other }] : [];
    });
    return { rows, per: "functional unit", triedCustom: tried.recycling.custom, data_version };
  }
  const [{ status, before, now }, tried] = [get(portfolioRecyclingEffectAtom), get(triedPortfolioRecyclingAtom)];
  const { data_version } = get(portfolioScoresAtom(id));
  if (status !== "ready" || !before || !now || tried?.id !== id || data_version === null) return null;
  return { rows: [{ prodsys_id: null, before, now }], per: null, triedCustom: tried.recycling.custom, data_version };
};

/** Downloads the shown effect of tried recycling settings on the scores as CSV. */
export const downloadRecyclingEffectAtom = atom(null, async (get, set, subject: Subject): Promise<Outcome<null>> => {
  const shown = shownEffect(get, subject);
  if (shown === null) return notReady(subject.id);
  return set(downloadSubjectTableAtom, {
    subject,
    data_version: shown.data_version,
    what: "recycling effect",
    write: (file, format) => recyclingEffectCsv({ ...shown, ...file }, format),
  });
});
