import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { BASE_REGION, REGION_IDS } from "../../edge-api/contract/regions.ts";
import type { Dataset } from "../../edge-api/services/publish-dataset.ts";

export const BUILT = join(import.meta.dirname, "../reference-data/built");

const BuiltFileSchema = v.object({
  version: v.string(),
  note: v.optional(v.string(), ""),
  rows: v.array(v.object({ kind: v.string(), data: v.string() })),
});

/** File name of a region: base.json for the base, else the region's id. */
const fileOf = (region: string): string => `${region === BASE_REGION ? "base" : region}.json`;

/**
 * Reads the dataset written by `npm run data:build`.
 *
 * @throws Error if the base is missing, a file has the wrong shape, or the versions of the files differ
 */
export function readShippedDataset(folder = BUILT): Dataset {
  if (!existsSync(join(folder, fileOf(BASE_REGION)))) {
    throw new Error(`There is no ${fileOf(BASE_REGION)} in ${folder}. Run \`npm run data:build\` first.`);
  }
  const files = REGION_IDS.filter((region) => existsSync(join(folder, fileOf(region)))).map((region) => ({
    region,
    ...v.parse(BuiltFileSchema, JSON.parse(readFileSync(join(folder, fileOf(region)), "utf8"))),
  }));
  const [first, ...others] = files;
  const mismatch = others.find((file) => file.version !== first?.version);
  if (first === undefined || mismatch !== undefined) {
    throw new Error(
      `${folder} mixes versions (${first?.version} and ${mismatch?.version}). Run \`npm run data:build\`.`,
    );
  }
  return {
    version: first.version,
    note: first.note,
    rows: Object.fromEntries(files.map((file) => [file.region, file.rows])),
  };
}
