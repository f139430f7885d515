import { recyclingEffectCsv } from "../data/export/recycling-effect-csv.ts";
import { recyclingEffectAtom, triedRecyclingAtom } from "../state/analysis/recycling-effect.ts";
import { subjectKey, type Subject } from "../state/core/subject.ts";
import { tableDownload } from "./subject-table.ts";

/** Downloads the shown effect of tried recycling settings on the scores; never that of another subject. */
export const downloadRecyclingEffectAtom = tableDownload(({ get }, subject: Subject) => {
  const [{ value: rows, isAsking }, tried] = [get(recyclingEffectAtom), get(triedRecyclingAtom)];
  const isShown = !isAsking && tried !== null && subjectKey(tried.subject) === subjectKey(subject);
  if (rows === null || !isShown) return null;
  return {
    subject,
    what: "recycling effect",
    write: (file, format) => {
      const per = subject.kind === "comparison" ? "functional unit" : null;
      return recyclingEffectCsv({ ...file, rows, per, triedCustom: tried.recycling.custom }, format);
    },
  };
});
