import type { ComponentProps } from "react";
import { pageSectionsTexts } from "../text/en/page-sections.ts";
import { formatCount } from "../text/format.ts";
import type { FoldedSection } from "../ui/fold/fold-group.tsx";
import { forbiddenOn } from "./forbidden-on.ts";
import { LawNote } from "./law-note.tsx";
import { today } from "./law-words.ts";
import { rulesAmong } from "./rules-among.ts";

type Products = ComponentProps<typeof LawNote>["products"];

/**
 * The collapsible section with the rules that apply to some of the products. Null if there is none.
 * @param region name of the region for use in a sentence
 */
export const lawSection = (
  id: string,
  products: Products,
  law: ComponentProps<typeof LawNote>["law"],
  region: string,
): FoldedSection | null => {
  const ids = products.map(({ prodsys_id }) => prodsys_id);
  const rules = rulesAmong(ids, law).length;
  if (rules === 0) return null;
  const forbidden = forbiddenOn(law, today()).filter((product) => ids.includes(product)).length;
  return {
    id,
    title: pageSectionsTexts.law,
    inside: pageSectionsTexts.inside.law(region),
    aside:
      forbidden === 0
        ? pageSectionsTexts.rules(rules, formatCount(rules))
        : pageSectionsTexts.forbidden(forbidden, formatCount(forbidden)),
    content: <LawNote {...{ products, law, region }} />,
  };
};
