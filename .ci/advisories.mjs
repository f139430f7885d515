// Known vulnerabilities among the packages of package-lock.json, without a network: against a list of advisories that somebody put
// here. README.md says where it lies and which forms it may have. Ends with 1 for a finding that is high or critical, and with
// NOT_CHECKED where there is no list.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import semver from "semver";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Where a list is looked for if ADVISORIES names no other place. */
const DEFAULT_PLACE = ".local/advisories.json";
/** As test runners say that something was skipped. */
const NOT_CHECKED = 77;
const HARMLESS = ["low", "moderate", "medium", "info"];

/** @returns [{ name, version }] of everything that the lock file installs, each once */
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

/** Of an OSV range: events in rising order, of which the last one at or below the version counts. */
function isInRange(version, events) {
  let isAffected = false;
  for (const { introduced, fixed, last_affected } of events) {
    if (introduced !== undefined && (introduced === "0" || semver.gte(version, introduced))) isAffected = true;
    if (fixed !== undefined && semver.gte(version, fixed)) isAffected = false;
    if (last_affected !== undefined && semver.gt(version, last_affected)) isAffected = false;
  }
  return isAffected;
}

/** One record of the OSV format, for each package that it is about. */
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

/** One entry of the answer of npm's bulk call. */
const ofBulk = (name, { id, url, title, severity, vulnerable_versions }) => ({
  name,
  id: String(url ?? id),
  title: title ?? "",
  severity: String(severity ?? "unknown").toLowerCase(),
  affects: (version) => semver.satisfies(version, vulnerable_versions, { includePrerelease: true }),
});

/**
 * Advisories of a list: the answer of npm's bulk call (package → advisories), one OSV record, a list of them, or `{ "vulns": [...] }`.
 * Throws for what is none of these.
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

/** @returns [{ name, version, id, title, severity }], each package with each advisory that is about its version */
export function findings(installed, advisories) {
  const byName = Map.groupBy(advisories, ({ name }) => name);
  return installed.flatMap(({ name, version }) =>
    (byName.get(name) ?? [])
      .filter(({ affects }) => affects(version))
      .map(({ id, title, severity }) => ({ name, version, id, title, severity })),
  );
}

/** High and critical ones end the check, and those that nobody rated (malware has no rating). */
export const isSerious = ({ severity }) => !HARMLESS.includes(severity);

/** A file, or a folder of files, as OSV hands out its records. */
function readList(place) {
  const files = statSync(place).isDirectory()
    ? readdirSync(place)
        .filter((name) => name.endsWith(".json"))
        .map((name) => join(place, name))
    : [place];
  return files.flatMap((file) => advisoriesIn(JSON.parse(readFileSync(file, "utf8"))));
}

/** @returns the code to end with */
function main() {
  const asked = process.env.ADVISORIES;
  const at = asked ? resolve(asked) : join(ROOT, DEFAULT_PLACE);
  if (!existsSync(at)) {
    console.log(`not checked: no advisory list at ${asked || DEFAULT_PLACE} (README.md, "Known vulnerabilities")`);
    return asked ? 1 : NOT_CHECKED;
  }
  let advisories;
  try {
    advisories = readList(at);
  } catch (error) {
    console.log(`The advisory list ${asked || DEFAULT_PLACE} cannot be read: ${error.message}`);
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
