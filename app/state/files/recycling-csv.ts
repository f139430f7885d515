import { atom } from "jotai";
import { recyclingEffectCsv } from "../../data/export/recycling-effect-csv.ts";
import { recyclingEffectAtom, triedRecyclingAtom } from "../analysis/recycling-effect.ts";
import { subjectVersionAtom } from "../analysis/subject-settings.ts";
import type { Outcome } from "../core/outcome.ts";
import { subjectKey, type Subject } from "../core/subject.ts";
import { downloadSubjectTableAtom, notReady } from "./subject-table.ts";

/** Downloads the shown effect of tried recycling settings on the scores as CSV; never that of another subject. */
export const downloadRecyclingEffectAtom = atom(null, async (get, set, subject: Subject): Promise<Outcome<null>> => {
  const [{ status, rows }, tried] = [get(recyclingEffectAtom), get(triedRecyclingAtom)];
  const isShown = status === "ready" && tried !== null && subjectKey(tried.subject) === subjectKey(subject);
  if (rows === null || !isShown) return notReady(subject.id);
  return set(downloadSubjectTableAtom, {
    subject,
    data_version: get(subjectVersionAtom(subject)),
    what: "recycling effect",
    write: (file, format) => {
      const per = subject.kind === "comparison" ? "functional unit" : null;
      return recyclingEffectCsv({ ...file, rows, per, triedCustom: tried.recycling.custom }, format);
    },
  });
});
