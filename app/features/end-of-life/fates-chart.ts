import { endOfLifeTexts as words } from "../../text/en/end-of-life.ts";
import { FATES, type MarkedProduct } from "./fates.ts";

/** The marks of products as the chart `MarkLines` takes them. */
export const fatesChart = (rows: readonly MarkedProduct[], unit: string, shown: (amount: number | null) => string) => ({
  label: words.chart(unit),
  marks: FATES.map((fate) => words.fates[fate]),
  rows: rows.map(({ prodsys_id, name, marks }) => ({
    id: prodsys_id,
    name,
    marks: FATES.map((fate) => ({ value: marks[fate], shown: shown(marks[fate]) })),
  })),
});
