import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LINE_DETAILS } from "../../edge-api/contract/line-details.ts";
import { runToEnd } from "../engine/portfolio/steps.ts";
import { csvFileSteps, type CsvTable } from "../export/csv-file.ts";
import { ROW } from "../import/match-rows.ts";
import { isSetApart, type PurchaseList } from "./purchase-list.ts";
import { openPlaces } from "./open-lines.ts";
import type { ScoreResult } from "./score-file.ts";

const save = async (folder: string, name: string, table: CsvTable): Promise<void> => {
  const file = runToEnd(csvFileSteps(table, { decimalComma: false }));
  writeFileSync(join(folder, name), new Uint8Array(await file.arrayBuffer()));
};

/** Writes lines.csv (open lines without a product), rejected.csv and result.json into a folder. */
export async function writeTables(folder: string, result: ScoreResult, list: PurchaseList): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const {
    read: { sheet },
    settings: { mapping },
    matched,
  } = list;
  const open = openPlaces(list);
  const isLine = (place: number, state: number): boolean =>
    state === ROW.ready || (open.has(place) && !isSetApart(list, place));
  const places = [...(matched?.state.entries() ?? [])].flatMap(([place, state]) =>
    isLine(place, state) ? [place] : [],
  );
  const details = LINE_DETAILS.filter((name) => mapping[name] !== null);
  await save(folder, "lines.csv", {
    header: ["row", "name", "product id", "use case id", "quantity", ...details],
    length: places.length,
    row: (at) => {
      const place = places[at] ?? 0;
      const product = matched?.meanings.products[matched.meanings.product(place)];
      const name = mapping.product === null ? "" : sheet.text(mapping.product, sheet.cell(mapping.product, place));
      const quantity = matched?.meanings.quantities[matched.meanings.quantity(place)] ?? null;
      const texts = details.map((detail) => matched?.meanings.lineTexts.textAt(detail, place) ?? "");
      return [sheet.rowNumber(place), name, product?.prodsys_id ?? "", product?.usecase_id ?? "", quantity, ...texts];
    },
  });
  await save(folder, "rejected.csv", {
    header: ["row", "reason", "text"],
    length: result.rejected.length,
    row: (at) => {
      const { row, reason, text } = result.rejected[at] ?? { row: 0, reason: "", text: "" };
      return [row, reason, text];
    },
  });
  writeFileSync(join(folder, "result.json"), `${JSON.stringify(result, null, 1)}\n`);
}
