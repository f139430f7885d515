// Asks the registry for known vulnerabilities of the packages that ship. Without a network it says so and ends well: a test
// must not fail for that.
import { spawnSync } from "node:child_process";
import { ROOT } from "./environment.mjs";
import { NPM } from "./programs.mjs";

const args = ["audit", "--omit=dev", "--audit-level=high", "--json", "--fetch-retries=0", "--fetch-timeout=10000"];
const { stdout } = spawnSync(NPM, args, { cwd: ROOT, encoding: "utf8", shell: NPM === "npm.cmd" });

/** The reply of npm; null if it is not JSON. */
function parsed() {
  try {
    return JSON.parse(stdout);
  } catch {
    return null;
  }
}

const reply = parsed();
if (!reply?.vulnerabilities) {
  console.log(`not checked: the registry was not reached (${reply?.message ?? "no reply"})`);
} else {
  const found = Object.values(reply.vulnerabilities);
  for (const { name, severity, range } of found) console.log(`${severity}: ${name} ${range}`);
  console.log(`${reply.metadata.dependencies.prod} packages, ${found.length} with a known vulnerability`);
  if (found.some(({ severity }) => severity === "high" || severity === "critical")) process.exitCode = 1;
}
