import { csvFileSteps } from "../export/csv-file.ts";
import type { Steps } from "../engine/portfolio/steps.ts";
import type { FaultSentences, Separator } from "./import-api.ts";
import type { TalliedFault } from "./fault-tally.ts";
import { ROW, type MatchedSheet } from "./match-rows.ts";
import type { Sheet } from "./sheet.ts";

/** The columns that are added to those of the file. An import takes none of them for its own. */
const ADDED = ["row in the file", "what is wrong"] as const;

const sentenceOf = ({ code, value, offers }: TalliedFault, sentences: FaultSentences): string => {
  const offered = offers()
    .map(({ use, name }) => (name === "" ? String(use) : name))
    .join(", ");
  return sentences[code].replaceAll(/\{(value|offers)\}/g, (_, name) => (name === "value" ? value : offered));
};

/** The faulty rows with every cell of the file as it stood, to be mended and imported again. */
export function* rejectedSteps(
  sheet: Sheet,
  separator: Separator | null,
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
    { decimalComma: separator === ";" },
  );
}
