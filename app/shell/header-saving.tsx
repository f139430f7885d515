import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useSearch } from "wouter";
import { openConflictsAtom } from "../state/work/conflicts.ts";
import type { ProblemCode } from "../state/core/outcome.ts";
import {
  localOnlyPortfoliosAtom,
  saveStateAtom,
  unwrittenAtom,
  type SaveState as Saving,
} from "../state/work/save-state.ts";
import { retrySavesAtom } from "../state/work/sync.ts";
import { insideTexts } from "../text/en/inside.ts";
import { SaveState, type SaveStateShown } from "../ui/save-state/save-state.tsx";

const reasonText = (code: ProblemCode): string => {
  if (code === "quota") return insideTexts.notSaved.quota;
  return code === "storage_unavailable" ? insideTexts.notSaved.storage : insideTexts.notSaved.other;
};

const shown = (state: Saving): SaveStateShown => {
  switch (state.kind) {
    case "not_saved":
      return { kind: "not_saved", reason: reasonText(state.reason) };
    case "not_sent":
      return { kind: "not_sent", reason: insideTexts.notSent[state.reason] };
    case "waiting":
      return { kind: state.why };
    default:
      return state;
  }
};

/** Save state of the work. Leaving the page asks for confirmation while an edit is not stored in this browser. */
export const HeaderSaving = () => {
  const all = useAtomValue(saveStateAtom);
  const hereOnly = useAtomValue(localOnlyPortfoliosAtom);
  const portfolio_id = new URLSearchParams(useSearch()).get("portfolio_id");
  const isHereOnly = portfolio_id !== null && hereOnly.has(portfolio_id) && ["none", "saved"].includes(all.kind);
  const state: Saving = isHereOnly ? { kind: "not_sent", reason: "too_large" } : all;
  const isUnwritten = useAtomValue(unwrittenAtom);
  const retry = useSetAtom(retrySavesAtom);
  const decide = useSetAtom(openConflictsAtom);
  useEffect(() => {
    if (!isUnwritten) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnwritten]);
  const refused = state.kind === "not_sent" ? state.reason : null;
  const asks = refused === "conflict";
  return (
    <SaveState
      state={shown(state)}
      // No retry for a portfolio that is too large: the edit that shrinks it sends it.
      {...(refused !== "too_large" && { onRetry: () => (asks ? decide() : void retry()) })}
      {...(asks && { retryLabel: insideTexts.decide })}
    />
  );
};
