import { yieldToEventLoop } from "../../../workers/yield-to-event-loop.ts";
import { normalName } from "../../../workers/import/normal-name.ts";

/** Size of the cache, above the number of names in the largest list; when full, it is cleared. */
const MAX_NAMES = 20_000;
const known = new Map<string, string>();

/** Number of names that a slow machine normalises within one task. */
const NAMES_A_TASK = 500;

/** Fills the cache for many names, yielding between parts. */
export async function cacheNormalNames(names: readonly string[]): Promise<void> {
  for (let at = 0; at < names.length; at += NAMES_A_TASK) {
    if (at > 0) await yieldToEventLoop();
    names.slice(at, at + NAMES_A_TASK).forEach(knownNormalName);
  }
}

/** `normalName` with a cache: every choice compares all names of a file again. */
export function knownNormalName(name: string): string {
  let normal = known.get(name);
  if (normal === undefined) {
    normal = normalName(name);
    if (known.size >= MAX_NAMES) known.clear();
    known.set(name, normal);
  }
  return normal;
}
