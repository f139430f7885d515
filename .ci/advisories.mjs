// Checks the packages of package-lock.json for known vulnerabilities, offline, against a downloaded list of advisories.
// README.md says where the list lies and which formats it may have. Exit code 1 for a high or critical finding,
// NOT_CHECKED without a list.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import semver from "semver";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Path of the list if ADVISORIES is not set. */
const DEFAULT_PLACE = ".local/advisories.json";
/** Exit code for "skipped", as test runners use it. */
const NOT_CHECKED = 77;
const HARMLESS = ["low", "moderate", "medium", "info"];

/** @returns [{ name, version }] of all installed packages of the lock file, without duplicates */
export function installedIn(lock) {
  const found = new Map();
  for (const [path, { version, name, link }] of Object.entries(lock.packages)) {
    const at = path.lastIndexOf("node_modules/");
    if (at < 0 || link || !version) continue;
    const own = name ?? path.slice(at + "node_modules/".length);
    found.set(`${own}@${version}`, { name: own, version });
  }
  return [...found.values()];
}

/** Whether a version is in an OSV range. Events are in rising order; the last one at or below the version decides. */
function isInRange(version, events) {
  let isAffected = false;
  for (const { introduced, fixed, last_affected } of events) {
    if (introduced !== undefined && (introduced === "0" || semver.gte(version, introduced))) isAffected = true;
    if (fixed !== undefined && semver.gte(version, fixed)) isAffected = false;
    if (last_affected !== undefined && semver.gt(version, last_affected)) isAffected = false;
  }
  return isAffected;
}

/** The advisories of an OSV record, one per affected npm package. */
const ofOsv = ({ id, summary, withdrawn, affected, database_specific }) =>
  (withdrawn ? [] : affected)
    .filter(({ package: of }) => of?.ecosystem === "npm")
    .map(({ package: { name }, versions = [], ranges = [] }) => ({
      name,
      id,
      title: summary ?? "",
      severity: String(database_specific?.severity ?? "unknown").toLowerCase(),
      affects: (version) =>
        versions.includes(version) || ranges.some(({ type, events }) => type !== "GIT" && isInRange(version, events)),
    }));

/** The advisory of one entry of npm's bulk response. */
const ofBulk = (name, { id, url, title, severity, vulnerable_versions }) => ({
  name,
  id: String(url ?? id),
  title: title ?? "",
  severity: String(severity ?? "unknown").toLowerCase(),
  affects: (version) => semver.satisfies(version, vulnerable_versions, { includePrerelease: true }),
});

/**
 * Reads a list of advisories: npm's bulk response (package → advisories), one OSV record, an array of them, or `{
 * "vulns": [...] }`.
 *
 * @throws Error for any other format
 */
export function advisoriesIn(value) {
  if (Array.isArray(value)) return value.flatMap(advisoriesIn);
  if (typeof value !== "object" || value === null) throw new Error("no list of advisories");
  if (Array.isArray(value.vulns)) return advisoriesIn(value.vulns);
  if (Array.isArray(value.affected)) return ofOsv(value);
  return Object.entries(value).flatMap(([name, list]) => {
    if (!Array.isArray(list)) throw new Error(`no advisories for ${name}`);
    return list.map((one) => ofBulk(name, one));
  });
}

/** @returns [{ name, version, id, title, severity }]: each installed package with each advisory that affects it */
export function findings(installed, advisories) {
  const byName = Map.groupBy(advisories, ({ name }) => name);
  return installed.flatMap(({ name, version }) =>
    (byName.get(name) ?? [])
      .filter(({ affects }) => affects(version))
      .map(({ id, title, severity }) => ({ name, version, id, title, severity })),
  );
}

/** Whether a finding fails the check: high, critical and unrated ones (malware has no rating). */
export const isSerious = ({ severity }) => !HARMLESS.includes(severity);

/** Reads a JSON file, or all JSON files of a folder (OSV's format). */
function readList(place) {
  const files = statSync(place).isDirectory()
    ? readdirSync(place)
        .filter((name) => name.endsWith(".json"))
        .map((name) => join(place, name))
    : [place];
  return files.flatMap((file) => advisoriesIn(JSON.parse(readFileSync(file, "utf8"))));
}

/** @returns the exit code */
function main() {
  const given = process.env.ADVISORIES;
  const at = given ? resolve(given) : join(ROOT, DEFAULT_PLACE);
  if (!existsSync(at)) {
    console.log(`not checked: no advisory list at ${given || DEFAULT_PLACE} (README.md, "Known vulnerabilities")`);
    return given ? 1 : NOT_CHECKED;
  }
  let advisories;
  try {
    advisories = readList(at);
  } catch (error) {
    console.log(`The advisory list ${given || DEFAULT_PLACE} cannot be read: ${error.message}`);
    return 1;
  }
  const installed = installedIn(JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")));
  const found = findings(installed, advisories);
  for (const { name, version, id, title, severity } of found) {
    console.log(`${severity}: ${name} ${version}, ${id} ${title}`);
  }
  const day = statSync(at).mtime.toISOString().slice(0, 10);
  console.log(
    `${installed.length} packages against ${advisories.length} advisories of ${day}: ${found.length} findings`,
  );
  return found.some(isSerious) ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
