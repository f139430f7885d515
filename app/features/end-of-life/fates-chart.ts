import { endOfLifeTexts as words } from "../../text/en/end-of-life.ts";
import { FATES, type MarkedRow } from "./fates.ts";

/** The marks of rows as the chart `MarkLines` takes them. */
export const fatesChart = (rows: readonly MarkedRow[], label: string, shown: (amount: number | null) => string) => ({
  label,
  marks: FATES.map((fate) => words.fates[fate]),
  rows: rows.map(({ id, name, marks }) => ({
    id,
    name,
    marks: FATES.map((fate) => ({ value: marks[fate], shown: shown(marks[fate]) })),
  })),
});
