import { expect, test } from "vitest";
import { figureFragment, href, readFigure, readRowAddress, rowAddress } from "../../../../app/state/routes/href.ts";

test("a row's address reads back, its key with slashes too", () => {
  const row = { version: "2026.12.u1", kind: "dispose-default", region: "Spain", key: "pet/landfill" } as const;
  const { searchParams } = new URL(href("data", { query: { row: rowAddress(row) } }), "https://tare.example");
  expect(readRowAddress(searchParams.get("row") ?? undefined)).toEqual(row);
});

test("other texts are not the address of a row", () => {
  for (const text of [
    undefined,
    "",
    "2026.12",
    "2026.12/impact/Global",
    "2026.12/nonsense/Global/x",
    "/impact/Global/x",
  ])
    expect(readRowAddress(text)).toBeNull();
});

test("a fragment names a figure of the row", () => {
  expect(readFigure(figureFragment("h2o"))).toBe("h2o");
  for (const fragment of ["", "#", "#a b", "#%3Cb%3E"]) expect(readFigure(fragment)).toBeNull();
});
