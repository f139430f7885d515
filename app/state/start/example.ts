import { atom } from "jotai";
import { homeTexts } from "../../text/en/home.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { createComparisonAtom } from "../work/comparisons.ts";
import { EXAMPLE } from "../comparison/example-draft.ts";
import { loadingAtom, retryLoadingAtom, startLoadingAtom } from "./loading.ts";
import type { Outcome } from "../core/outcome.ts";

/** Creates the example comparison and gives its id; tables that could not be loaded are asked for again. Products that the loaded dataset does not have are left out. */
export const loadExampleAtom = atom(null, async (get, set): Promise<Outcome<string>> => {
  await set(get(loadingAtom).status === "failed" ? retryLoadingAtom : startLoadingAtom);
  const listed = new Set(get(referenceCatalogueAtom)?.products.map((product) => product.prodsys_id));
  const currentProductIds = EXAMPLE.currentProductIds.filter((id) => listed.has(id));
  const { exampleName, exampleNote } = homeTexts.empty;
  return set(createComparisonAtom, { ...EXAMPLE, comparison_name: exampleName, note: exampleNote, currentProductIds });
});
