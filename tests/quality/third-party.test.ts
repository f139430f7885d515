import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

interface Entry {
  readonly packages: readonly { readonly name: string; readonly version: string; readonly licence: string }[];
  readonly notice: string;
}
interface Chunk {
  readonly type: "chunk";
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
}
interface Asset {
  readonly type: "asset";
  readonly originalFileNames: readonly string[];
}
interface ThirdParty {
  readonly packageFolder: (id: string) => string | null;
  readonly licencesOf: (packages: ReadonlyMap<string, ReadonlySet<string>>) => readonly Entry[];
  readonly thirdParty: (fileName: string) => {
    readonly collect: { generateBundle(_: null, bundle: Readonly<Record<string, Chunk | Asset>>): void };
    readonly emit: { readonly generateBundle: { handler(this: { emitFile(file: { source: string }): void }): void } };
  };
}
// a part of the build, of another project of types than the tests
const { packageFolder, licencesOf, thirdParty } = (await import(
  new URL("../../app/data/licences.build.ts", import.meta.url).href
)) as ThirdParty;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "tare-third-party-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A package in a folder of packages; texts by file name. */
function install(name: string, license: string | undefined, files: Readonly<Record<string, string>> = {}): string {
  const folder = join(root, "node_modules", name);
  const texts = { "package.json": JSON.stringify({ name, version: "1.2.3", license }), "index.js": "", ...files };
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
const only = (folder: string, ...modules: readonly string[]) =>
  new Map([[folder, new Set((modules.length > 0 ? modules : ["index.js"]).map((path) => join(folder, path)))]]);

test.each([
  ["/x/node_modules/react/index.js", "/x/node_modules/react"],
  ["/x/node_modules/@visx/scale/esm/a.js?v=1", "/x/node_modules/@visx/scale"],
  ["/x/node_modules/a/node_modules/b/c.js", "/x/node_modules/a/node_modules/b"],
  ["/x/app/ui/field.tsx", null],
  ["\u0000vite/preload-helper.js", null],
])("%s is of the package in %s", (id, folder) => {
  expect(packageFolder(id)).toBe(folder);
});

test("packages with one notice are one entry; a package without a text is named with its licence", () => {
  const [a, b, c] = [
    install("a", "MIT", { LICENSE: "Same text\r\n" }),
    install("b", "MIT", { "license.md": "Same text" }),
    install("@scope/c", "ISC"),
  ];
  const packages = new Map([...only(a), ...only(b), ...only(c)]);
  expect(licencesOf(packages)).toEqual([
    {
      packages: [{ name: "@scope/c", version: "1.2.3", licence: "ISC" }],
      notice: "@scope/c comes with no text of its licence: ISC.",
    },
    {
      packages: [
        { name: "a", version: "1.2.3", licence: "MIT" },
        { name: "b", version: "1.2.3", licence: "MIT" },
      ],
      notice: "Same text",
    },
  ]);
});

test("includes a NOTICE, and the licence of a copy within a package if a module comes from there", () => {
  const folder = install("a", "Apache-2.0", {
    LICENSE: "The licence",
    NOTICE: "The notice",
    "vendor/d3/LICENSE": "Of d3",
    "vendor/d3/src/x.js": "",
  });
  expect(licencesOf(only(folder))[0]?.notice).toBe("The licence\n\nThe notice");
  expect(licencesOf(only(folder, "vendor/d3/src/x.js"))[0]?.notice).toContain("Of d3");
});

test("a package that names no licence ends the build", () => {
  expect(() => licencesOf(only(install("a", undefined)))).toThrow("a is bundled and names no licence.");
});

test("packages in the page or a worker are listed, tree-shaken ones are not, and no package is added too late", () => {
  const [used, shaken, font, late] = ["used", "shaken", "font", "late"].map((name) => install(name, "MIT"));
  const chunk = (folder = "", renderedLength = 10): Chunk => ({
    type: "chunk",
    modules: { [join(folder, "index.js")]: { renderedLength } },
  });
  const { collect, emit } = thirdParty("licences.json");
  collect.generateBundle(null, { a: chunk(used), b: chunk(shaken, 0) });
  collect.generateBundle(null, { c: { type: "asset", originalFileNames: [join(font ?? "", "x.woff2")] } });
  const written: string[] = [];
  emit.generateBundle.handler.call({ emitFile: ({ source }) => void written.push(source) });
  const names = (JSON.parse(written[0] ?? "[]") as Entry[]).flatMap((entry) => entry.packages.map(({ name }) => name));
  expect(names.toSorted()).toEqual(["font", "used"]);
  expect(() => collect.generateBundle(null, { d: chunk(used) })).not.toThrow();
  expect(() => collect.generateBundle(null, { e: chunk(late) })).toThrow("bundled after its notice");
});
