import { NameMappingsSchema, type NameMappings } from "../../../edge-api/contract/name-mappings.ts";
import { jsonMergeable } from "../sync/merge-fields.ts";
import { parserOf, type DocumentKind } from "./document-kind.ts";

interface Decided {
  readonly at: number;
}
type Entries<E extends Decided> = Readonly<Record<string, E>>;

/** Merges entries of both sides: of each key the later decision wins. One that a side removed, and the other did not change, is removed. */
function laterEntries<E extends Decided>(base: Entries<E>, mine: Entries<E>, theirs: Entries<E>): Record<string, E> {
  const merged: Record<string, E> = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [before, here, there] = [base[key], mine[key], theirs[key]];
    const kept = here === undefined || there === undefined ? (here ?? there) : there.at > here.at ? there : here;
    const isRemoved = (here === undefined || there === undefined) && before !== undefined && kept?.at === before.at;
    if (kept !== undefined && !isRemoved) merged[key] = kept;
  }
  return merged;
}

/** Name mappings. Conflicts need no user decision: the later decision wins. */
export const mappingKind: DocumentKind<NameMappings> = {
  kind: "mapping",
  store: "name_mappings",
  field: "mapping",
  idOf: (mapping) => mapping.mapping_id,
  parse: parserOf(NameMappingsSchema),
  mergeable: {
    ...jsonMergeable<NameMappings>(),
    merge: (base, mine, theirs) => ({
      merged: {
        mapping_id: mine.mapping_id,
        names: laterEntries(base?.names ?? {}, mine.names, theirs.names),
        headers: laterEntries(base?.headers ?? {}, mine.headers, theirs.headers),
      },
      fields: [],
    }),
  },
  copyOf: (mapping, mapping_id) => ({ ...mapping, mapping_id }),
};
