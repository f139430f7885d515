// Builds the reference data if they are missing or older than their sources: as the `globalSetup` of vitest, and before a
// command that reads them, which then works from a bare clone.
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { ENVIRONMENT, ROOT } from "./environment.mjs";
import { install } from "./install.mjs";
import { isOlder } from "./is-older.mjs";

/** The file that a build writes last. */
const BUILT = "migrations/reference-data/built/leverage.json";
const SOURCES = ["migrations/reference-data", "workers/engine", "edge-api/contract"];

/** @throws Error if the build fails, which has printed its reason */
export default function buildIfOlder() {
  if (!isOlder(BUILT, SOURCES)) return;
  const build = ["migrations/reference-data/build/main.ts", "--quiet"];
  // to stderr: a command's stdout may be read by programs
  const { status } = spawnSync("node", build, { cwd: ROOT, stdio: ["ignore", 2, 2], env: ENVIRONMENT });
  if (status !== 0) throw new Error("The reference data could not be built.");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  install();
  buildIfOlder();
}
