import { useAtomValue, useSetAtom } from "jotai";
import { useLocation } from "wouter";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { RegionSelect } from "../../choices/region-list.tsx";
import { OpenScorecard } from "../../features/open-scorecard/open-scorecard.tsx";
import { href } from "../../state/routes/href.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { comparisonAtom, comparisonsAtom, createComparisonAtom } from "../../state/work/comparisons.ts";
import { flowTexts } from "../../text/en/flows.ts";
import { useAction } from "../../ui/use-action.ts";
import { ResultsView } from "../comparison-mode/results-view.tsx";
import { addressOfUseCases, useFlowParts } from "../flow-parts.ts";
import { NotFound } from "../not-found.tsx";

/** `/scorecard/{usecase_id}/{food_id}` without a comparison: asks for one, or for products. */
const ScorecardStart = () => {
  const { usecase_id, usecase, food_id, foods, regions, region, products } = useFlowParts();
  const comparisons = useAtomValue(comparisonsAtom);
  const { busy, problem, run: create } = useAction(useSetAtom(createComparisonAtom));
  const [, navigate] = useLocation();
  if (!region || food_id === null) return null;
  const { region_id } = region;
  if (!usecase) {
    const { title, text, choose } = flowTexts.unknownUseCase;
    const way = { label: choose, address: addressOfUseCases(region_id) };
    return <NotFound title={title} text={text(usecase_id)} ways={[way]} />;
  }
  const food = foods.find((row) => row.food_id === food_id);
  if (!food) {
    const { title, text, choose } = flowTexts.unknownFood;
    const address = href("select-food", { usecase_id, query: { region_id } });
    return <NotFound title={title} text={text(food_id)} ways={[{ label: choose, address }]} />;
  }
  const scorecard = (comparison_id: string, region_use: string) =>
    href("scorecard", { usecase_id, food_id, comparison_id, query: { region_id: region_use } });
  const compareAll = async () => {
    const created = await create({
      comparison_name: flowTexts.products.comparisonName(usecase.usecase_name, food.food_name),
      region_use: region_id,
      usecase_id,
      food_id,
      currentProductIds: products.map((product) => product.prodsys_id),
    });
    if (created.ok) navigate(scorecard(created.value, region_id));
  };
  return (
    <OpenScorecard
      usecase={usecase}
      food={food.food_name}
      region={region.region_name2}
      settings={
        <RegionSelect
          regions={regions}
          region_id={region_id}
          onChange={(other) =>
            navigate(href("scorecard", { usecase_id, food_id, query: { region_id: other } }), { replace: true })
          }
        />
      }
      products={products}
      kept={comparisons
        .filter(({ comparison }) => comparison.usecase_id === usecase_id && comparison.food_id === food_id)
        .map(({ comparison }) => ({
          id: comparison.comparison_id,
          name: comparison.comparison_name,
          products: comparison.currentProductIds.length,
          region: regions.find((row) => row.region_id === comparison.region_use)?.region_name ?? comparison.region_use,
          address: scorecard(comparison.comparison_id, comparison.region_use),
        }))}
      busy={busy}
      failed={problem !== null}
      onCompareAll={() => void compareAll()}
      pickAddress={href("select-products", { usecase_id, food_id, query: { region_id } })}
    />
  );
};

/** URL for changing the selection of a comparison in this flow. */
const productsAddress = ({ usecase_id, food_id, region_use, comparison_id }: Comparison): string =>
  href("select-products", { usecase_id, food_id, query: { region_id: region_use, comparison_id } });

const ScorecardOf = (props: { readonly catalogue: Catalogue; readonly comparison_id: string }) => {
  const stored = useAtomValue(comparisonAtom(props.comparison_id));
  return <ResultsView {...props} productsAddress={stored ? productsAddress(stored.comparison) : undefined} />;
};

/**
 * The results of the comparison in the URL. The comparison decides what is shown, even if its use case or food differs from
 * the URL after an edit. Without a comparison in the URL, the start page of this use case and food.
 */
export default function ScorecardPage() {
  const catalogue = useAtomValue(catalogueAtom);
  const comparison_id = useFlowParts().part("comparison_id");
  if (!catalogue) return null;
  return comparison_id === undefined ? (
    <ScorecardStart />
  ) : (
    <ScorecardOf catalogue={catalogue} comparison_id={comparison_id} />
  );
}
