import { normalName } from "../../../workers/import/normal-name.ts";

/** Size of the cache, above the number of names in the largest list; when full, it is cleared. */
const MOST = 20_000;
const known = new Map<string, string>();

/** `normalName` with a cache: every choice compares all names of a file again. */
export function knownNormalName(name: string): string {
  let normal = known.get(name);
  if (normal === undefined) {
    normal = normalName(name);
    if (known.size >= MOST) known.clear();
    known.set(name, normal);
  }
  return normal;
}
