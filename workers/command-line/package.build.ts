// npm run build:cli: the command as a package without dependencies, tare-cli-VERSION.tgz in the current folder. Not published.
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { thirdParty } from "../../app/data/licences.build.ts";
import type { LicenceEntry } from "../../app/data/licences.ts";
import { DATA_LICENCE } from "../../edge-api/contract/citation.ts";
import { REGION_IDS, BASE_REGION } from "../../edge-api/contract/regions.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const PACKAGE = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const STAGE = join(ROOT, ".tsbuild/command-line-package");
const DATA = join(ROOT, "migrations/reference-data/built");
const NOTICES = "licences.json";

const README = `# tare-cli

Scores a purchase list (CSV, TSV, .xlsx, .ods) of food-service packaging with the data of Tare, without a network.

    npx ./tare-cli-${PACKAGE.version}.tgz FILE
    npx ./tare-cli-${PACKAGE.version}.tgz --help

Reference data: ${DATA_LICENCE.name}, ${DATA_LICENCE.path}. Packages inside the bundle: LICENCES.txt.
`;

/** The notices of the packages inside the bundle, as text. */
const noticesText = (entries: readonly LicenceEntry[]): string =>
  entries
    .map(
      ({ packages, notice }) =>
        `${packages.map(({ name, version }) => `${name} ${version}`).join(", ")}\n\n${notice}\n`,
    )
    .join(`\n${"-".repeat(80)}\n\n`);

rmSync(STAGE, { recursive: true, force: true });
const notices = thirdParty(NOTICES);
await build({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  plugins: [notices.collect, notices.emit],
  ssr: { noExternal: true },
  build: {
    ssr: join(import.meta.dirname, "main.ts"),
    outDir: STAGE,
    target: "node22",
    minify: true,
    rolldownOptions: {
      output: { entryFileNames: "tare.js", codeSplitting: false, banner: "#!/usr/bin/env node" },
    },
  },
});
chmodSync(join(STAGE, "tare.js"), 0o755);
mkdirSync(join(STAGE, "data"));
const regions = REGION_IDS.filter((region) => region !== BASE_REGION);
for (const name of ["base", ...regions, "trade-words"]) {
  cpSync(join(DATA, `${name}.json`), join(STAGE, "data", `${name}.json`));
}
writeFileSync(join(STAGE, "LICENCES.txt"), noticesText(JSON.parse(readFileSync(join(STAGE, NOTICES), "utf8"))));
rmSync(join(STAGE, NOTICES));
writeFileSync(join(STAGE, "README.md"), README);
const about = {
  name: "tare-cli",
  version: PACKAGE.version,
  description: "Scores a purchase list of food-service packaging.",
  license: PACKAGE.license,
  type: "module",
  bin: { tare: "tare.js" },
  engines: PACKAGE.engines,
};
writeFileSync(join(STAGE, "package.json"), `${JSON.stringify(about, null, 2)}\n`);
const packed = execFileSync("npm", ["pack", STAGE, "--silent", "--pack-destination", process.cwd()], {
  encoding: "utf8",
});
process.stdout.write(packed);
