import { useAtomValue } from "jotai";
import { useState } from "react";
import { useLocation } from "wouter";
import { listedRegions } from "../../../choices/catalogue-lists.ts";
import { regionChoices } from "../../../choices/region-gaps.ts";
import { catalogueAtom } from "../../../state/work/catalogue.ts";
import { href } from "../../../state/routes/href.ts";
import { regionTexts } from "../../../text/en/region.ts";
import { ChoiceList } from "../../../ui/choice-list/choice-list.tsx";

/** Choice of the region of use; opens step 2 of the wizard with it (decisions.md 19). */
export const RegionChoice = () => {
  const catalogue = useAtomValue(catalogueAtom);
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<string | null>(null);
  const regions = listedRegions(catalogue?.regions ?? []);
  return (
    <ChoiceList
      label={regionTexts.question}
      options={regionChoices(regions)}
      value={chosen}
      onChange={setChosen}
      onCommit={(region_id) => navigate(href("comparison-mode", { query: { step: 2, region_id } }))}
    />
  );
};
