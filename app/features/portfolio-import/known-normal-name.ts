import { normalName } from "../../../workers/import/normal-name.ts";

/** More than the names of the largest list; then it begins anew. */
const MOST = 20_000;
const known = new Map<string, string>();

/** The normal form of a name, worked out once: every choice compares all names of a file again. */
export function knownNormalName(name: string): string {
  let normal = known.get(name);
  if (normal === undefined) {
    normal = normalName(name);
    if (known.size >= MOST) known.clear();
    known.set(name, normal);
  }
  return normal;
}
