import { atom, type Getter } from "jotai";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { nameKey } from "../../../workers/engine/rules/name-key.ts";
import { homeTexts } from "../../text/en/home.ts";
import { wizardTexts } from "../../text/en/wizard.ts";
import { namesToTranslateAtom } from "../core/preferences.ts";
import { catalogueAtom } from "./catalogue.ts";
import { comparisonsAtom, renameComparisonAtom } from "./comparisons.ts";
import { portfoliosAtom } from "./portfolio-heads.ts";
import { editPortfolioAtom } from "./portfolios.ts";
import { freeName } from "./product-copy.ts";

/** In place of a use case: the name of the example. */
const EXAMPLE_NAME = "";

interface Named {
  readonly kind: "comparison" | "portfolio";
  readonly id: string;
  readonly name: string;
  readonly region_id: string;
}

const namedIn = (get: Getter): readonly Named[] => [
  ...get(comparisonsAtom).map(({ comparison: one }): Named => {
    const { comparison_id: id, comparison_name: name, region_use: region_id } = one;
    return { kind: "comparison", id, name, region_id };
  }),
  ...get(portfoliosAtom).map(({ portfolio: one }): Named => {
    const { portfolio_id: id, portfolio_name: name, region_use: region_id } = one;
    return { kind: "portfolio", id, name, region_id };
  }),
];

/** The name that the wizard suggests for a use case in a region; null = one of them is unknown. */
const suggestedName = (catalogue: Catalogue, usecase_id: string, region_id: string): string | null => {
  if (usecase_id === EXAMPLE_NAME) return homeTexts.empty.exampleName;
  const region = catalogue.regions.find((one) => one.region_id === region_id);
  const usecase = catalogue.use_cases.find((one) => one.usecase_id === usecase_id);
  return region && usecase ? wizardTexts.suggestedName(usecase.usecase_name, region.region_name) : null;
};

/** Before a change of language: remembers which comparisons and portfolios still have the name that was suggested. */
export const rememberDefaultNamesAtom = atom(null, (get, set): void => {
  const catalogue = get(catalogueAtom);
  if (catalogue === null) return;
  const usecases = [EXAMPLE_NAME, ...catalogue.use_cases.map(({ usecase_id }) => usecase_id)];
  const remembered = namedIn(get).flatMap(({ id, name, region_id }) => {
    // "(2)" follows a suggested name that was taken
    const plain = name.replace(/ \(\d+\)$/, "");
    const usecase_id = usecases.find((usecase) => suggestedName(catalogue, usecase, region_id) === plain);
    return usecase_id === undefined ? [] : [{ id, name, usecase_id }];
  });
  set(namesToTranslateAtom, remembered);
});

/** After a change of language: suggests the remembered names again, where the user has not changed them since. */
export const translateDefaultNamesAtom = atom(null, async (get, set): Promise<void> => {
  const catalogue = get(catalogueAtom);
  if (catalogue === null) return;
  const remembered = get(namesToTranslateAtom);
  set(namesToTranslateAtom, []);
  for (const { id, name, usecase_id } of remembered) {
    const all = namedIn(get);
    const one = all.find((named) => named.id === id && named.name === name);
    const wanted = one && suggestedName(catalogue, usecase_id, one.region_id);
    if (one === undefined || wanted === null || wanted === undefined) continue;
    const taken = new Set(
      all.filter((other) => other.kind === one.kind && other.id !== id).map((other) => nameKey(other.name)),
    );
    const next = freeName(wanted, taken);
    if (one.kind === "comparison") await set(renameComparisonAtom, id, next);
    else {
      const head = get(portfoliosAtom).find(({ portfolio }) => portfolio.portfolio_id === id)?.portfolio;
      const isDescribed = head?.portfolio_desc !== name;
      await set(editPortfolioAtom, id, { portfolio_name: next, ...(!isDescribed && { portfolio_desc: next }) });
    }
  }
});
