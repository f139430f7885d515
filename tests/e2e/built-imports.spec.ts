import { builtFiles } from "./built-files.ts";
import { expect, test } from "./watched.ts";

/** Names of the built files that a script imports, statically or lazily. */
const importsOf = (script: string): string[] =>
  [...script.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'`][^"'`]*\/([\w.-]+\.js)["'`]/g)].map(([, name = ""]) => name);

// Safari evaluates a worker's entry that another file imports a second time, and two services answer
test("no built file imports the entry of a worker or the service worker, and these export nothing", () => {
  const scripts = new Map([...builtFiles()].filter(([path]) => path.endsWith(".js")));
  const entries = [...scripts.keys()].filter((path) => /^\/assets\/[\w-]+\.worker-[\w-]+\.js$|^\/sw\.js$/.test(path));
  expect(entries.map((path) => path.replace(/-[\w-]+\.js$/, ".js"))).toEqual(
    expect.arrayContaining(["/assets/scoring.worker.js", "/sw.js"]),
  );
  const imported = new Map([...scripts].map(([path, content]) => [path, importsOf(content.toString("utf8"))]));
  // the pattern finds the imports of this build
  expect([...imported.values()].flat().length).toBeGreaterThan(20);
  for (const entry of entries) {
    const name = entry.slice(entry.lastIndexOf("/") + 1);
    expect([...imported].filter(([, names]) => names.includes(name)).map(([path]) => path)).toEqual([]);
    expect(scripts.get(entry)?.toString("utf8")).not.toMatch(
      /\bexport\s*[{*]|\bexport\s+(?:default|const|function|class)/,
    );
  }
});
