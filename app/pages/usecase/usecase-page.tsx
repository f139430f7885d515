import { useAtomValue } from "jotai";
import { useLocation } from "wouter";
import { regionOrFirst } from "../../choices/catalogue-lists.ts";
import { RegionSelect } from "../../choices/region-list.tsx";
import { ChooseUseCase } from "../../features/choosing/use-case/choose-use-case.tsx";
import { href } from "../../state/routes/href.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { flowTexts } from "../../text/en/flows.ts";
import { useRouteParts } from "../route-parts.ts";

/** `/usecase` and `/usecase-comparison`: chooses the use case; the flow continues with food, products and scorecard. */
export default function UseCasePage() {
  const catalogue = useAtomValue(catalogueAtom);
  const [, navigate] = useLocation();
  const { query } = useRouteParts();
  const region = regionOrFirst(catalogue?.regions ?? [], query("region_id"));
  if (!catalogue || !region) return null;
  const { region_id } = region;
  return (
    <ChooseUseCase
      title={flowTexts.useCase.title}
      lead={flowTexts.useCase.lead}
      settings={
        <RegionSelect
          regions={catalogue.regions}
          region_id={region_id}
          onChange={(other) => navigate(`?${new URLSearchParams({ region_id: other })}`, { replace: true })}
        />
      }
      usecases={catalogue.use_cases}
      onBack={() => navigate(href("home"))}
      onChoose={(usecase_id) => navigate(href("select-food", { usecase_id, query: { region_id } }))}
    />
  );
}
