import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./environment.mjs";

/** Time of the last change of a file, or of a folder (which changes when a file goes) and all that is in it but built files. */
function changed(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== "built");
  return inside.reduce((latest, name) => Math.max(latest, changed(join(path, name))), stats.mtimeMs);
}

/**
 * Whether a built file is missing or older than one of its sources.
 *
 * @param built path from the project's folder
 * @param sources files and folders, likewise
 */
export function isOlder(built, sources) {
  const stats = statSync(join(ROOT, built), { throwIfNoEntry: false });
  return !stats || sources.some((source) => changed(join(ROOT, source)) > stats.mtimeMs);
}
