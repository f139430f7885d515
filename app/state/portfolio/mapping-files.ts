import { atom } from "jotai";
import type { ReadMappings } from "../../../workers/import/names/mapping-file.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import type { Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { catalogueAtom } from "../work/catalogue.ts";
import { mapNamesAtom, nameMappingsAtom } from "../work/name-mappings.ts";

const CSV = "text/csv;charset=utf-8";

/** Downloads all meanings of names as CSV, oldest first. */
export const downloadMappingsAtom = atom(null, async (get): Promise<void> => {
  const { mappingFile } = await import("../../../workers/import/names/mapping-file.ts");
  const mappings = get(nameMappingsAtom).map(({ name, prodsys_id, factor }) => ({
    name,
    prodsys_id,
    ...(factor === undefined ? {} : { factor }),
  }));
  // the page reads this file again as text
  const format = { ...get(csvFormatAtom), file: undefined };
  get(servicesAtom).download("tare-name-mappings.csv", mappingFile(mappings, format), CSV);
});

/** Adds the mappings of a file to the account; for a name that has one, the file's replaces it. Null = not a mapping file. */
export const readMappingsAtom = atom(null, async (get, set, text: string): Promise<Outcome<ReadMappings | null>> => {
  const { readMappingFile } = await import("../../../workers/import/names/mapping-file.ts");
  const ids = new Set(get(catalogueAtom)?.products.map(({ prodsys_id }) => prodsys_id));
  const read = readMappingFile(text, (id) => ids.has(id));
  if (read === null) return { ok: true, value: null };
  const kept = await set(mapNamesAtom, read.mappings);
  return kept.ok ? { ok: true, value: read } : kept;
});
