import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { resultsOpenedAtom } from "../state/work/score-reports.ts";

/** The results of a comparison or portfolio are open: one report an opening; null = they are not there. */
export const useScoreReport = (kind: "comparison" | "portfolio", id: string | null): void => {
  const opened = useSetAtom(resultsOpenedAtom);
  useEffect(() => (id === null ? undefined : opened(kind, id)), [opened, kind, id]);
};
