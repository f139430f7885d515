import { atom } from "jotai";
import { homeTexts } from "../../text/en/home.ts";
import { continueAsGuestAtom } from "../core/session.ts";
import { comparisonsAtom } from "../work/comparisons.ts";
import { loadWorkAtom } from "../work/work.ts";
import { loadExampleAtom } from "./example.ts";
import { showInsideAtom } from "./show-inside.ts";

/**
 * Creates the example among the guest's work, unless it is there from an earlier visit; then continues as a guest, so that no page
 * of guests shows before the example is there. Gives its id, or null if it could not be made.
 */
export const makeExampleAsGuestAtom = atom(null, async (get, set): Promise<string | null> => {
  await set(loadWorkAtom);
  const earlier = get(comparisonsAtom).find(
    ({ comparison }) => comparison.comparison_name === homeTexts.empty.exampleName,
  );
  const example = earlier ? { ok: true as const, value: earlier.comparison.comparison_id } : await set(loadExampleAtom);
  if (!example.ok) return null;
  set(continueAsGuestAtom);
  void set(showInsideAtom);
  return example.value;
});
