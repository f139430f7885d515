import { useAtomValue } from "jotai";
import { uncertaintyAtom } from "../state/analysis/uncertainty.ts";
import { matchRoute, queryValue } from "../state/routes/match-route.ts";
import { ConflictQuestion } from "./conflict-question.tsx";
import { useLiveAddress } from "./navigation.tsx";

/** Computes the scores of a comparison and the draws behind them, which the title of its results waits for. */
const ResultsAhead = ({ comparison_id }: { readonly comparison_id: string }) => {
  useAtomValue(uncertaintyAtom({ kind: "comparison", id: comparison_id }));
  return null;
};

/** What runs beside the page: the figures of the results in the address, also before the page's code arrives; and conflicts. */
export const BehindPage = () => {
  const { pathname, search } = useLiveAddress();
  const comparison_id = queryValue(search, "comparison_id");
  const isResults = matchRoute(pathname)?.id === "comparison-mode" && queryValue(search, "step") === undefined;
  return (
    <>
      {isResults && comparison_id !== undefined && <ResultsAhead comparison_id={comparison_id} />}
      <ConflictQuestion />
    </>
  );
};
