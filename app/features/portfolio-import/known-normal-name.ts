import { yieldToEventLoop } from "../../../workers/yield-to-event-loop.ts";
import { normalName } from "../../../workers/import/normal-name.ts";

/** More than the names of the largest list; then it begins anew. */
const MOST = 20_000;
const known = new Map<string, string>();

/** Names that a slow machine works out in one task. */
const NAMES_A_TASK = 500;

/** Works out the normal forms of many names ahead of their first use, in tasks of their own. */
export async function learnNormalNames(names: readonly string[]): Promise<void> {
  for (let at = 0; at < names.length; at += NAMES_A_TASK) {
    if (at > 0) await yieldToEventLoop();
    names.slice(at, at + NAMES_A_TASK).forEach(knownNormalName);
  }
}

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
