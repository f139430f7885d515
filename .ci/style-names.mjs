// Short names for the classes and variables of the built styles. The plugin's own begin with a hash of their file, which compresses
// worst of all that a page loads.
import { readdirSync } from "node:fs";
import { join } from "node:path";

const APP = join(import.meta.dirname, "../app");
/** Digits of a file's number: room for 1,296 files. */
const WIDTH = 2;

/**
 * The option `identifiers` of vanilla-extract: names that say the number of their file, then their own within it. They begin with a
 * letter of which content blockers hide no class, as they do of "ad".
 */
export function styleNames() {
  const paths = readdirSync(APP, { recursive: true }).map((path) => path.replaceAll("\\", "/"));
  const files = paths.filter((path) => path.endsWith(".css.ts")).toSorted((a, b) => (a < b ? -1 : 1));
  const namesOf = new Map(files.map((path) => [path, new Map()]));
  return ({ filePath, hash }) => {
    const names = namesOf.get(filePath);
    if (!names.has(hash)) names.set(hash, names.size.toString(36));
    return `t${files.indexOf(filePath).toString(36).padStart(WIDTH, "0")}${names.get(hash)}`;
  };
}
