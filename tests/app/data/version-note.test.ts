import { afterEach, expect, test } from "vitest";
import { noteLines } from "../../../app/data/version-note.ts";
import { readShippedDataset } from "../../../migrations/seed/shipped-dataset.ts";

afterEach(() => {
  document.documentElement.lang = "";
});

const { note } = readShippedDataset();

test("the note of the shipped version has one line per change, in both languages", () => {
  const english = noteLines(note);
  expect(english.length).toBeGreaterThan(8);
  expect(english[0]).toBe("Revision 2027.1: what changed since 2026.12.");
  document.documentElement.lang = "es";
  const spanish = noteLines(note);
  expect(spanish).toHaveLength(english.length);
  // every line has its Spanish
  expect(spanish.filter((line) => english.includes(line))).toEqual([]);
});

test("a note written by an administrator is unchanged except for empty lines", () => {
  document.documentElement.lang = "es";
  expect(noteLines("Paper is lighter\n\n")).toEqual(["Paper is lighter"]);
  expect(noteLines("")).toEqual([]);
});
