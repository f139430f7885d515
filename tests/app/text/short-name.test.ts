import { expect, test } from "vitest";
import { named, shortName } from "../../../app/text/short-name.ts";

const LONG = "Hot coffee with whole milk and brown cane sugar";

test("a name of more than 40 characters is cut; its title has the full name", () => {
  const { label, title } = named(LONG);
  expect(Array.from(label).length).toBe(40);
  expect([label.endsWith("…"), title]).toEqual([true, LONG]);
  expect(named("x".repeat(40))).toEqual({ label: "x".repeat(40) });
  // no character is split
  expect(shortName("😀".repeat(41))).toBe(`${"😀".repeat(39)}…`);
});
