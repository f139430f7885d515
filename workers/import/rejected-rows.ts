import type { Steps } from "../engine/portfolio/steps.ts";
import type { CsvFormat } from "../export/csv-cell.ts";
import { csvFileSteps } from "../export/csv-file.ts";
import type { TalliedFault } from "./import-faults.ts";
import { type MatchedSheet, ROW } from "./match-rows.ts";
import { type FaultSentences, filledSentence } from "./sentences.ts";
import type { Sheet } from "./sheet.ts";

/** The added columns. Their names are unknown headers, so that an import of the corrected file ignores them. */
const ADDED = ["row in the file", "what is wrong"] as const;

const sentenceOf = ({ code, value, offers }: TalliedFault, sentences: FaultSentences): string => {
  const offered = offers()
    .map(({ use, name }) => (name === "" ? String(use) : name))
    .join(", ");
  return filledSentence(sentences[code], value, offered);
};

/** The faulty rows with all cells of the file, to be corrected and imported again; yields the share done. */
export function* rejectedSteps(
  sheet: Sheet,
  format: CsvFormat,
  { state, meanings, faultsAt }: MatchedSheet,
  sentences: FaultSentences,
): Steps<Blob> {
  const places = Uint32Array.from(state.keys()).filter((place) => state[place] === ROW.faulty);
  const texts = new Map<number, string>();
  const textOf = (fault: number): string => {
    const tallied = meanings.tally.at(fault);
    const text = texts.get(fault) ?? (tallied === undefined ? "" : sentenceOf(tallied, sentences));
    texts.set(fault, text);
    return text;
  };
  const columns = Array.from({ length: sheet.columns }, (_, column) => column);
  const names = sheet.header ?? columns.map((column) => `column ${column + 1}`);
  return yield* csvFileSteps(
    {
      header: [...names, ...ADDED],
      length: places.length,
      row: (at) => {
        const place = places[at] ?? 0;
        const cells = columns.map((column) => sheet.text(column, sheet.cell(column, place)));
        return [...cells, sheet.rowNumber(place), faultsAt(place).map(textOf).join(" ")];
      },
    },
    format,
  );
}
