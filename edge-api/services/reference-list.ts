import { isReferenceKind, type ReferenceKind } from "../contract/reference-kinds.ts";
import { VERSION_PATTERN } from "../contract/table-upload.ts";
import { isRegionId } from "../contract/regions.ts";
import type { Ports } from "../ports.ts";
import type { ListName } from "../ports/reference-store.ts";
import { Refusal } from "./refusal.ts";

/** The kind named in an address. @throws Refusal unknown_kind */
export function knownKind(kind: string): ReferenceKind {
  if (!isReferenceKind(kind)) throw new Refusal("unknown_kind");
  return kind;
}

/**
 * Finds the list that a call reads: of the current version, or of the version it names. All other reads of the reply
 * use this name, so a reply never mixes versions, even if another version is published meanwhile.
 *
 * @param pinned cache of the lists of named versions, per isolate
 * @throws Refusal unknown_region, unknown_version, no_reference_data
 */
export async function listFor(
  { reference, pinned }: Pick<Ports, "reference"> & { readonly pinned: Map<string, ListName> },
  region: string,
  version?: string,
): Promise<ListName> {
  if (!isRegionId(region)) throw new Refusal("unknown_region");
  if (version !== undefined && !VERSION_PATTERN.test(version)) throw new Refusal("unknown_version");
  const key = `${version}/${region}`;
  const known = pinned.get(key);
  if (known !== undefined) return known;
  const name = await reference.findList(region, version);
  if (name === null) throw new Refusal(version === undefined ? "no_reference_data" : "unknown_version");
  // a version never changes, so its lists can be cached; which version is current is read every time
  if (version !== undefined) pinned.set(key, name);
  return name;
}
