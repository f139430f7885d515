// Installs the packages if they differ from package-lock.json, and checks that Node is new enough. Needs only Node >= 20.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ENVIRONMENT, fail, failOn, ROOT } from "./environment.mjs";
import { diskProblem, GIB } from "./preflight.mjs";
import { NPM } from "./programs.mjs";

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {});

/**
 * Whether the packages that npm recorded as installed are those of the lock file.
 *
 * @param locked `packages` of package-lock.json
 * @param installed `packages` of node_modules/.package-lock.json, which npm writes; packages of other systems are not in it
 */
export const isInstalled = (locked, installed) =>
  Object.entries(locked).every(([path, { version, integrity, optional, devOptional }]) => {
    if (path === "") return true;
    const there = installed[path];
    if (!there) return Boolean(optional || devOptional);
    return there.version === version && there.integrity === integrity;
  }) && Object.keys(installed).every((path) => path in locked);

/** Runs `npm ci` unless the packages of the lock file are there. Ends the command if that fails. */
export function install() {
  const isThere = isInstalled(
    read(join(ROOT, "package-lock.json")),
    read(join(ROOT, "node_modules", ".package-lock.json")),
  );
  // packages take 0.9 GB, the unpacked browser 0.2 GB, a build and the test databases about 0.1 GB
  failOn(diskProblem([ROOT], isThere ? GIB / 4 : 1.5 * GIB));
  if (!isThere) {
    console.error("Installing the packages of package-lock.json …");
    const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
    const { status } = spawnSync(NPM, args, { cwd: ROOT, stdio: ["inherit", 2, 2], shell: NPM === "npm.cmd" });
    if (status !== 0) fail("npm ci failed; nothing was started. See its message above.");
  }
  failOn(nodeProblem());
}

/** @returns null, or what to do if the Node of the project is too old to run TypeScript files */
function nodeProblem() {
  const version = spawnSync("node", ["--version"], { env: ENVIRONMENT, encoding: "utf8" }).stdout?.trim() ?? "";
  const [major = 0, minor = 0] = version.replace("v", "").split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return null;
  return `Node ${version} is too old here: on Linux x64 Node 20 suffices, elsewhere install Node 24 (.nvmrc).`;
}
