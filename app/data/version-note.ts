import dataset from "../../migrations/reference-data/dataset.json";
import { language } from "../text/language.ts";

const SPANISH = new Map([[dataset.note, dataset.note_es], ...dataset.changes.map(({ en, es }) => [en, es] as const)]);

/** A version's note by lines; those of the shipped version in the reader's language, those of administrators as they are. */
export const noteLines = (note: string): readonly string[] =>
  note
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => (language() === "es" ? (SPANISH.get(line) ?? line) : line));
