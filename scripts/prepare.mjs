// Runs before `wrangler dev` and `wrangler deploy` (wrangler.toml, [build]): both then have a current page, and `wrangler dev`
// a database with the shipped data.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fail, ROOT } from "./environment.mjs";
import { isOlder } from "./is-older.mjs";
import { must, NPM } from "./programs.mjs";

/** Everything that the page is built from. */
const SOURCES = ["app", "workers", "edge-api", "migrations/reference-data", "vite.config.ts", "package-lock.json"];

const isDeployment = process.env.WRANGLER_COMMAND !== "dev";
if (!isDeployment && process.env.LOCAL_RUNTIME !== "1" && !existsSync(join(ROOT, ".dev.vars"))) {
  fail(
    "A server on your machine needs the settings of a trial: cp .dev.vars.example .dev.vars (npm start has its own).",
  );
}
if (isOlder("dist/sw.js", SOURCES)) must(NPM, ["run", "--silent", "build"]);
if (!isDeployment) must("node", ["migrations/seed/main.ts"]);
else if (process.env.npm_lifecycle_event !== "deploy")
  console.log("Not done here: the backup and the migrations of the database. npm run deploy does them too.");
