import { atom } from "jotai";
import { choosableNames, type ChoosableNames } from "../../../workers/choosable-names.ts";
import { catalogueAtom } from "./catalogue.ts";

/** Those that can be chosen now: reference data in use and own items. Null until the catalogue is there. */
export const choosableNamesAtom = atom((get): ChoosableNames | null => {
  const catalogue = get(catalogueAtom);
  return catalogue && choosableNames(catalogue);
});
