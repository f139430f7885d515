import { atom } from "jotai";
import { choosableNames, type ChoosableNames } from "../../../workers/choosable-names.ts";
import { catalogueAtom } from "./catalogue.ts";

/** Names that can be chosen now: of the current reference data and own items. Null until the catalogue is loaded. */
export const choosableNamesAtom = atom((get): ChoosableNames | null => {
  const catalogue = get(catalogueAtom);
  return catalogue && choosableNames(catalogue);
});
