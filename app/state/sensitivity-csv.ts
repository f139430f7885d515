import { atom } from "jotai";
import { sensitivityCsv } from "../data/export/sensitivity-csv.ts";
import { catalogueAtom } from "./catalogue.ts";
import { comparisonAtom } from "./comparisons.ts";
import { comparisonFileName } from "./comparison-file-name.ts";
import { csvFormatAtom } from "./csv-decimal-comma.ts";
import type { Outcome } from "./outcome.ts";
import { sensitivityAtom, type MovedProduct } from "./sensitivity.ts";
import { servicesAtom } from "./services.ts";

/** Hands the scores along a lever of a comparison's product to the user as a CSV file. */
export const downloadSensitivityAtom = atom(
  null,
  async (get, _set, product: MovedProduct, lever_id: string): Promise<Outcome<null>> => {
    const services = get(servicesAtom);
    const { value: curve, data_version } = get(sensitivityAtom(product, lever_id));
    const stored = get(comparisonAtom(product.id));
    const catalogue = get(catalogueAtom);
    if (!curve || data_version === null || !stored || !catalogue) {
      return { ok: false, problem: { code: "no_reference_data", detail: product.id } };
    }
    const context = { comparison: stored.comparison, catalogue, data_version };
    const report = { ...context, prodsys_id: product.prodsys_id, curve };
    const name = comparisonFileName(context, `what if ${curve.lever.kind.replace("_", " ")}`, new Date(services.now()));
    services.download(`${name}.csv`, sensitivityCsv(report, get(csvFormatAtom)), "text/csv");
    return { ok: true, value: null };
  },
);
