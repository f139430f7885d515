import { buildActivities, buildSpreads } from "./activities.ts";
import type { Anchor } from "./anchors.ts";
import { readComponents } from "./components.ts";
import { desnzGuard } from "./desnz-guard.ts";
import { buildDisposal } from "./disposal.ts";
import { buildFoods } from "./foods.ts";
import { buildLitter } from "./litter.ts";
import { buildMarketRules } from "./market-rules.ts";
import { buildMaterialBases } from "./material-bases.ts";
import { buildCompositions, buildForming } from "./material-recipes.ts";
import { buildMaterials } from "./materials.ts";
import { countGwpSets } from "./gwp-sets.ts";
import { readSpanishNames, type NamesFile } from "./names.ts";
import type { LawTables } from "../../../workers/engine/returns/law-tables.ts";
import { buildLaw } from "./law.ts";
import type { Problem } from "./problem.ts";
import { buildProcesses } from "./processes.ts";
import { buildProducts } from "./products.ts";
import { buildCertificates, buildChemicals, buildFoodContact } from "./ratings.ts";
import type { SourceFiles } from "./read-csv.ts";
import { buildRecovery } from "./recovery.ts";
import { buildRegionEnergy } from "./region-energy.ts";
import { buildRegionalImpacts } from "./regional-impacts.ts";
import { buildRegions, buildWaterScarcity, putOwnRows } from "./regions.ts";
import { buildMetrics, buildParams, buildScoreBands } from "./settings.ts";
import { TableSet } from "./table-set.ts";
import type { TradeWords } from "../../../workers/import/names/trade-words.ts";
import { readTradeWords } from "./trade-words.ts";
import { buildTransport } from "./transport.ts";
import { buildUseCases } from "./use-cases.ts";
import { readWanted, type Wanted } from "./wanted.ts";
import { buildWashDefaults, buildWashSystems } from "./wash-systems.ts";

export type BuildResult =
  | {
      readonly ok: true;
      readonly tables: TableSet;
      readonly regions: readonly string[];
      readonly spanish: NamesFile;
      readonly tradeWords: TradeWords;
      /** no part of the dataset (law.ts) */
      readonly law: LawTables;
      /** ratios of our figures to those of the UK government */
      readonly guard: readonly Anchor[];
      readonly wanted: Wanted;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Builds the tables of method.md section 2 from the CSV files (text by path below migrations/reference-data), or returns
 * all problems. Pure: equal files give equal tables.
 */
export function buildReferenceData(files: SourceFiles): BuildResult {
  const problems: Problem[] = [];
  const tables = new TableSet();
  const context = { files, tables, problems };

  const regions = buildRegions(context);
  const activities = buildActivities(context);
  buildSpreads(context, activities);
  const energy = buildRegionEnergy(context, regions, activities);
  buildProcesses(context, activities, energy);
  const washSystems = buildWashSystems(context, activities, energy);
  buildRegionalImpacts(context, regions, activities);

  const bases = buildMaterialBases(context, activities);
  const recovery = buildRecovery(context, regions, activities);
  const disposal = buildDisposal(context, regions, activities);
  const litterClasses = buildLitter(context, regions, activities);
  const materials = buildMaterials(context, recovery, disposal);
  buildCompositions(context, materials, bases);
  buildForming(context, materials, activities);

  const scenarios = buildTransport(context, regions, activities);
  const contacts = buildFoodContact(context);
  buildChemicals(context);
  buildCertificates(context);
  const foods = buildFoods(context);

  const useCases = buildUseCases(context, foods);
  buildWashDefaults(context, washSystems, useCases);
  const components = readComponents(context, materials, litterClasses, contacts);
  buildProducts(context, { useCases, components, washSystems, scenarios, regions: regions.ids });

  buildMetrics(context, countGwpSets(context, regions.regional));
  buildScoreBands(context);
  buildParams(context, { foods, litterClasses, scenarios, activities });
  buildWaterScarcity(context, regions);
  buildMarketRules(context, regions, useCases, materials);

  putOwnRows(tables, regions);
  const guard = desnzGuard(context, regions, activities);
  const spanish = readSpanishNames(context);
  const tradeWords = readTradeWords(context, spanish);
  const wanted = readWanted(context);
  const law = buildLaw(context, useCases, materials, tables.table("prodsys"));

  return problems.length === 0
    ? { ok: true, tables, regions: regions.regional, spanish, tradeWords, law, guard, wanted }
    : { ok: false, problems };
}
