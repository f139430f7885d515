import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useLocation } from "wouter";
import { RegionSelect } from "../../choices/region-list.tsx";
import { href } from "../../state/routes/href.ts";
import { comparisonAtom, createComparisonAtom, editComparisonAtom } from "../../state/work/comparisons.ts";
import { askAboutRemovedAtom } from "../../state/work/removed-products.ts";
import { flowTexts } from "../../text/en/flows.ts";
import { useFlowParts } from "../flow-parts.ts";
import { defineAddress, ProductsPage } from "./products-page.tsx";

const NO_COMPARISON = "";

/** `/select-products/{usecase_id}/{food_id}`: the products of a new comparison, or of the one in the URL. */
export default function SelectProductsPage() {
  const { usecase_id, usecase, food_id, foods, regions, region, query } = useFlowParts();
  const comparison_id = query("comparison_id");
  const stored = useAtomValue(comparisonAtom(comparison_id ?? NO_COMPARISON));
  const create = useSetAtom(createComparisonAtom);
  const edit = useSetAtom(editComparisonAtom);
  const noteRemoved = useSetAtom(askAboutRemovedAtom);
  const [, navigate] = useLocation();
  const [status, setStatus] = useState<"idle" | "busy" | "failed">("idle");
  if (!region || food_id === null) return null;
  const food = foods.find((row) => row.food_id === food_id);
  const { comparison } = stored ?? {};
  // the URL takes precedence over the edited comparison
  const region_use = query("region_id") === undefined && comparison ? comparison.region_use : region.region_id;
  const kept = comparison === undefined ? {} : { comparison_id: comparison.comparison_id };
  const here = (region_id: string, products: readonly string[]) =>
    href("select-products", { usecase_id, food_id, query: { region_id, products, ...kept } });

  const save = async (currentProductIds: readonly string[]) => {
    setStatus("busy");
    const fields = { region_use, usecase_id, food_id, currentProductIds: [...currentProductIds] };
    const saved = comparison
      ? await edit(comparison.comparison_id, fields)
      : await create({
          ...fields,
          comparison_name: flowTexts.products.comparisonName(
            usecase?.usecase_name ?? usecase_id,
            food?.food_name ?? food_id,
          ),
        });
    setStatus(saved.ok ? "idle" : "failed");
    if (!saved.ok) return;
    // lets the scorecard ask whether to delete a guest's custom products that are no longer used
    if (comparison) void noteRemoved(comparison.comparison_id, comparison.currentProductIds);
    const id = saved.value ?? comparison?.comparison_id;
    navigate(
      href("scorecard", {
        usecase_id,
        food_id,
        ...(id !== undefined && { comparison_id: id }),
        query: { region_id: region_use },
      }),
    );
  };

  const lost = comparison_id !== undefined && comparison === undefined;
  return (
    <ProductsPage
      flow={{
        rule: "with_reusable",
        title: flowTexts.products.title,
        lead: flowTexts.products.lead,
        doneLabel: comparison ? flowTexts.products.done : flowTexts.products.compare,
        saved: comparison?.usecase_id === usecase_id ? comparison.currentProductIds : [],
        ...(lost && { notice: flowTexts.products.comparisonGone }),
        settings: (
          <RegionSelect
            regions={regions}
            region_id={region_use}
            onChange={(other) => navigate(here(other, query("products") ?? []), { replace: true })}
          />
        ),
        busy: status === "busy",
        failed: status === "failed",
        here: (products) => here(region_use, products),
        back: href("select-food", { usecase_id, query: { food_id, region_id: region_use } }),
        define: defineAddress(usecase_id, { region_id: region_use, ...kept }),
        onDone: (products) => void save(products),
      }}
    />
  );
}
