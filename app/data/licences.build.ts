// Collects the packages in the built page and its workers with their licence notices. Our own plugin over the module
// graph, as rollup-plugin-license does not see the workers' bundles.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import type { LicenceEntry } from "./licences.ts";

const NOTICE = /^(licen[cs]e|copying|notice)/i;

/** The package folder of a module; null for our own modules. */
export function packageFolder(id: string): string | null {
  const path = id.replaceAll("\\", "/").split("?")[0] ?? "";
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/@][^/]*)\//.exec(path)?.[1] ?? null;
}

/** Notice texts of a package, and of other packages copied into it that these modules come from. */
function noticesOf(folder: string, modules: ReadonlySet<string>): string[] {
  const folders = new Set([folder]);
  for (const id of modules) {
    for (let at = dirname(id.split("?")[0] ?? ""); at.length > folder.length; at = dirname(at)) folders.add(at);
  }
  return (
    [...folders]
      .filter((each) => existsSync(each))
      .flatMap((each) =>
        readdirSync(each, { withFileTypes: true })
          .filter((file) => file.isFile() && NOTICE.test(file.name))
          .map((file) => join(each, file.name)),
      )
      // the package's own notices first, licence before notice
      .toSorted((a, b) => dirname(a).length - dirname(b).length || (basename(a) < basename(b) ? -1 : 1))
      .map((file) => readFileSync(file, "utf8").replaceAll("\r\n", "\n").trim())
  );
}

/**
 * Groups packages by notice, sorted by name.
 *
 * @param packages folder of a package → ids of its modules
 * @throws Error if a package names no licence
 */
export function licencesOf(packages: ReadonlyMap<string, ReadonlySet<string>>): LicenceEntry[] {
  const byNotice = new Map<string, LicenceEntry>();
  for (const [folder, modules] of [...packages].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    if (typeof license !== "string" || license === "") throw new Error(`${name} is bundled and names no licence.`);
    const texts = noticesOf(folder, modules);
    const notice = texts.length > 0 ? texts.join("\n\n") : `${name} comes with no text of its licence: ${license}.`;
    const entry: LicenceEntry = byNotice.get(notice) ?? { packages: [], notice };
    // the same version may be installed in several places
    const isKnown = entry.packages.some((one) => one.name === name && one.version === version);
    if (!isKnown) entry.packages.push({ name, version, licence: license });
    byNotice.set(notice, entry);
  }
  return [...byNotice.values()];
}

/**
 * The plugins of a build: `collect` for the page and each worker; `emit`, for the page only, writes all notices.
 * Workers are built before the page ends.
 *
 * @param fileName of the notices in the built folder
 */
export function thirdParty(fileName: string): { readonly collect: Plugin; readonly emit: Plugin } {
  const packages = new Map<string, Set<string>>();
  let isWritten = false;
  const add = (id: string): void => {
    const folder = packageFolder(id);
    if (folder === null) return;
    if (isWritten && !packages.has(folder)) throw new Error(`${folder} is bundled after its notice could be written.`);
    packages.set(folder, (packages.get(folder) ?? new Set()).add(id));
  };
  const collect: Plugin = {
    name: "tare-third-party",
    apply: "build",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset") {
          // fonts: paths relative to the root of the build
          for (const name of file.originalFileNames ?? []) add(resolve("app", name));
          continue;
        }
        for (const [id, { renderedLength }] of Object.entries(file.modules)) if (renderedLength > 0) add(id);
      }
    },
  };
  const emit: Plugin = {
    name: "tare-third-party-notices",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler() {
        this.emitFile({ type: "asset", fileName, source: JSON.stringify(licencesOf(packages)) });
        isWritten = true;
      },
    },
  };
  return { collect, emit };
}
