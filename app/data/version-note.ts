import dataset from "../../migrations/reference-data/dataset.json";
import { language } from "../text/language.ts";

const SPANISH = new Map([[dataset.note, dataset.note_es], ...dataset.changes.map(({ en, es }) => [en, es] as const)]);

/**
 * A version's note by lines: what it is, then its changes. Lines of the shipped version are in the reader's language; what
 * administrators wrote stays as it is.
 */
export const noteLines = (note: string): readonly string[] =>
  note
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => (language() === "es" ? (SPANISH.get(line) ?? line) : line));
