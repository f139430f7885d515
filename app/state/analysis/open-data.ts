import { atom } from "jotai";
import type { LeverageFile, RowLeverage } from "../../../edge-api/contract/leverage.ts";
import { REGION_IDS } from "../../../edge-api/contract/regions.ts";
import type { DataField, DataRow, DataRowDetail } from "../../../workers/engine/analysis/data-rows.ts";
import { networkStep, type Outcome } from "../../data/outcome.ts";
import { openTables, servicesAtom, type TableServices } from "../core/services.ts";
import type { RowAddress } from "../routes/href.ts";

export type { DataField, DataRow, DataRowDetail, LeverageFile, RowLeverage };

/** Runs with the worker once it holds a version with all of its regions. Never rejects. */
const withAllRegions = <T>(
  tables: Promise<TableServices>,
  version: string,
  run: (engine: TableServices["engine"]) => Promise<Outcome<T>>,
): Promise<Outcome<T>> =>
  networkStep(async () => {
    const { pinned, engine } = await tables;
    const { ensureRegion } = await pinned();
    for (const region of REGION_IDS) {
      const ensured = await ensureRegion(version, region);
      if (!ensured.ok) return ensured;
    }
    return run(engine);
  });

/** All rows of a version, of the base and of every region. `not_found`: the server has no such version. Never rejects. */
export const loadDataRowsAtom = atom(null, (get, _set, version: string) =>
  withAllRegions(openTables(get(servicesAtom)), version, (engine) => engine.dataRows(version)),
);

/** One row of a version; null = the version has none of that name. Never rejects. */
export const loadDataRowAtom = atom(null, (get, _set, { version, kind, region, key }: RowAddress) =>
  withAllRegions(openTables(get(servicesAtom)), version, (engine) => engine.dataRow(version, kind, region, key)),
);

/** How much the results lean on each row of the shipped data. Never rejects. */
export const loadLeverageAtom = atom(null, () =>
  networkStep(async () => (await import("../../data/leverage.ts")).fetchLeverage(globalThis.fetch.bind(globalThis))),
);
