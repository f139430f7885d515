import { expect, test } from "vitest";

interface StyleNames {
  readonly styleNames: () => (name: { readonly filePath: string; readonly hash: string }) => string;
}
// a script of the build, which has no types
const { styleNames } = (await import(new URL("../../.ci/style-names.mjs", import.meta.url).href)) as StyleNames;

const FILES = ["charts/chart.css.ts", "shell/header.css.ts", "theme/vars.css.ts"];

test("names of built styles are short, differ in every file, and are the same in every build", () => {
  const build = () => {
    const name = styleNames();
    return FILES.flatMap((filePath) => Array.from({ length: 40 }, (_, at) => name({ filePath, hash: `1flfuv9${at}` })));
  };
  const names = build();
  expect(new Set(names).size).toBe(names.length);
  expect(build()).toEqual(names);
  for (const name of names) expect(name).toMatch(/^t[0-9a-z]{3,4}$/);
});

test("a style that is read twice keeps its name", () => {
  const name = styleNames();
  const style = { filePath: FILES[0] ?? "", hash: "1flfuv90" };
  const first = name(style);
  name({ ...style, hash: "1flfuv91" });
  expect(name(style)).toBe(first);
});
