import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { resultsOpenedAtom } from "../state/work/score-reports.ts";

/** Reports the opening of a comparison's or portfolio's results, once per mount; id null = nothing is open. */
export const useScoreReport = (kind: "comparison" | "portfolio", id: string | null): void => {
  const opened = useSetAtom(resultsOpenedAtom);
  useEffect(() => (id === null ? undefined : opened(kind, id)), [opened, kind, id]);
};
