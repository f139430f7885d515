import { compileTables, type CompiledTables } from "../scoring/compiled-tables.ts";
import { defaultStages } from "../inventory/transport.ts";
import { kindOf } from "../tables/raw-tables.ts";
import { readAll } from "../tables/read-record.ts";
import type { Reference } from "../tables/reference.ts";
import type { Tables } from "../tables/tables.ts";
import { byCodeUnits, flagOf } from "../tables/wire-value.ts";
/** Side of a square dishwasher rack in cm (specification section 9) if params has no wash_rack_side_cm. */
const RACK_CM = 50;

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => byCodeUnits(a.name, b.name);

/** Names of components, most frequent first. */
const componentTypes = ({ recipes }: Tables): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { fields } of [...recipes.values()].flat()) {
    const name = fields.text("component_name");
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, many], [b, more]) => more - many || byCodeUnits(a, b)).map(([name]) => name);
};

const materialsOf = (reference: Reference, tables: Tables) => {
  const specs = kindOf(reference.base, "mat-recipe-spec");
  const hasRecycledActivity = (id: string): boolean =>
    (tables.recipe_bases.get(id) ?? []).some(
      ({ mat_base_id }) => (tables.base_activities.get(mat_base_id)?.recycled ?? null) !== null,
    );
  return [...tables.materials.values()]
    .map((material) => {
      const id = material.mat_recipe_id;
      const share = tables.regional_rates.get(material.mat_rc_recyc_id ?? "")?.recycled_content ?? 0;
      return {
        mat_recipe_id: id,
        name: material.name,
        short_name: material.short_name,
        family: material.family,
        /** 0-1 */
        plastic_massfrac: material.plastic_massfrac,
        /** at least one of its bases has a recycled activity */
        recycled_content_made: hasRecycledActivity(id),
        /** recipe_rc_allow_yn of components made of it: allowed unless the table forbids it */
        recycled_content_allowed: flagOf(specs.get(id)?.get("recipe_rc_allow_yn")) ?? true,
        /** RC_default in the region of use, percent, not rounded */
        recycled_content_default: Math.min(Math.max(share, 0), 1) * 100,
        /** recycled content counts for sustainable sourcing */
        rewards_recycled_content: material.rewards_recycled_content,
        /** certificates count for sustainable sourcing */
        biomass: material.biomass,
        /** has a recycling stream; without one "designed for recycling" has no effect */
        recyclable: material.recycling_stream !== null,
        compostable: material.composting_stream !== null,
      };
    })
    .toSorted((a, b) => byCodeUnits(a.family, b.family) || byName(a, b));
};

/** Contact ids in built-in products of a use case that have only one component. */
const contactsOfLone = (compiled: CompiledTables, usecase_id: string): ReadonlySet<string> =>
  new Set(
    compiled.listedIn(usecase_id).flatMap((id) => {
      const [first, ...others] = compiled.definitionOf(id)?.components ?? [];
      return first === undefined || others.length > 0 ? [] : [first.coc_contact_id ?? ""];
    }),
  );

const contactsOf = (reference: Reference, compiled: CompiledTables, usecase_id: string) => {
  const lone = contactsOfLone(compiled, usecase_id);
  return [
    ...readAll(kindOf(reference.base, "coc-contact-spec"), (coc_contact_id, fields) => ({
      coc_contact_id,
      name: fields.text("coc_contact_name") ?? coc_contact_id,
      /** weight in the chemicals rating: 0, 0.1 or 1 */
      weight: fields.number("coc_contact_weight") ?? 1,
      /**
       * true = allowed even if no other component has contact with food: an edge-case contact, or the contact of a
       * built-in product of this use case with only one component (a carrier bag touches no food).
       */
      alone: fields.flag("edge_case_yn") || lone.has(coc_contact_id),
    })).values(),
  ].toSorted((a, b) => b.weight - a.weight || byName(a, b));
};

const litterClasses = (reference: Reference, tables: Tables) => {
  const rows = readAll(kindOf(reference.base, "litter-spec"), (_, fields) => fields.text("examples") ?? "");
  return [...tables.litter_classes].map(([litter_class, { description, rate }]) => ({
    litter_class,
    description,
    examples: rows.get(litter_class) ?? "",
    /** share of items littered in the region of use, 0-1 */
    rate: rate ?? 0,
  }));
};

const washSystems = (reference: Reference, tables: Tables) => {
  const orders = readAll(kindOf(reference.base, "wash-system-spec"), (_, fields) => fields.number("wash_order"));
  const orderOf = (id: string): number => orders.get(id) ?? Number.MAX_SAFE_INTEGER;
  return [...tables.wash_systems.values()]
    .map(({ wash_system_id, name, short_name, off_site, km }) => ({
      wash_system_id,
      name,
      short_name,
      off_site,
      /** one way; 0 = on site */
      distance_km: off_site ? (km ?? 0) : 0,
    }))
    .toSorted((a, b) => orderOf(a.wash_system_id) - orderOf(b.wash_system_id) || byName(a, b));
};

const modesOf = ({ modes }: Tables) =>
  [...modes].map(([trans_ui_type, { name, dist_default, min, max }]) => ({
    trans_ui_type,
    name,
    /** km */
    dist_default: dist_default ?? 0,
    min: Math.max(min ?? 0, 0),
    /** null = no upper limit */
    max,
  }));

/** Default stages of every scenario for each region of production; "" stands for regions without rows of their own. */
const stagesOf = (reference: Reference, tables: Tables, region_use: string) => {
  const fixed = readAll(kindOf(reference.base, "transport-spec"), (_, fields) => flagOf(fields.value("editable_yn")));
  return [...tables.stages.keys()].flatMap((trans_scenario_id) =>
    ["", ...tables.regions.keys()].map((region_production) => ({
      trans_scenario_id,
      region_production,
      stages: defaultStages(tables, trans_scenario_id, `${region_production}/${region_use}`).map(
        ({ context_id, context_name, mode, km }) => ({
          context_id,
          context_name,
          /** null = the tables name none */
          mode,
          km: km ?? 0,
          editable: fixed.get(`${trans_scenario_id}/${context_id}`) ?? true,
        }),
      ),
    })),
  );
};

/** Levels in one part of the keys of coc-rsl (0 = compliance, 1 = disclosure), ascending, with their names. */
const levelsOf = (reference: Reference, part: 0 | 1, field: string) => {
  const levels = new Map<number, string>();
  for (const [key, record] of kindOf(reference.base, "coc-rsl")) {
    const level = Number(key.split("/")[part]);
    const name = record.get(field);
    if (Number.isInteger(level) && !levels.has(level)) levels.set(level, typeof name === "string" ? name : "");
  }
  return [...levels].toSorted(([a], [b]) => a - b).map(([level, name]) => ({ level, name }));
};

const certificatesOf = (reference: Reference) => ({
  compost_certificates: [
    ...readAll(kindOf(reference.base, "compost-cert-spec"), (id, fields) => ({
      id,
      name: fields.text("cert_name") ?? id,
      counts: fields.flag("counts_yn"),
    })).values(),
  ],
  /** `reward` 0-4 is subtracted from the worst sourcing score, 5 */
  sourcing_certificates: [
    ...readAll(kindOf(reference.base, "sust-cert-spec"), (id, fields) => ({
      id,
      name: fields.text("name") ?? id,
      type: fields.text("type"),
      reward: fields.number("reward"),
    })).values(),
  ].flatMap(({ id, name, type, reward }) => (type === "certificate" && reward !== null ? [{ id, name, reward }] : [])),
});

/**
 * Reference data for the product form in one use case and region of use, as plain data that can be sent between threads;
 * null = unknown use case.
 */
export const editorTablesOf = (reference: Reference, usecase_id: string, region_use: string) => {
  const compiled = compileTables(reference, region_use, { custom: false });
  const { tables } = compiled;
  const useCase = tables.use_cases.get(usecase_id);
  if (useCase === undefined) return null;
  const { usecase_name, type, unit, size_standard } = useCase;
  const { litter_class_default, default_trans_scenario, pack_eff_default, reusable_min_uses } = tables.params;
  const rack = readAll(kindOf(reference.base, "params"), (_, fields) => fields.number("value")).get(
    "wash_rack_side_cm",
  );
  return {
    version: reference.version,
    region_use,
    /** `unit`: of the product size; `size_standard`: null = the tables give none */
    use_case: { usecase_id, usecase_name, type, unit, size_standard },
    component_types: componentTypes(tables),
    /** by family, then name */
    materials: materialsOf(reference, tables),
    contacts: contactsOf(reference, compiled, usecase_id),
    litter_classes: litterClasses(reference, tables),
    litter_class_default,
    wash_systems: washSystems(reference, tables),
    /** default of the use case; null = none */
    wash_default: tables.wash_defaults.get(usecase_id) ?? null,
    /** side of a rack, cm */
    wash_rack_cm: rack !== undefined && rack !== null && rack > 0 ? rack : RACK_CM,
    modes: modesOf(tables),
    /** by region_order */
    production_regions: [...tables.regions.values()]
      .toSorted((a, b) => a.order - b.order)
      .map(({ region_id, region_name }) => ({ region_id, region_name })),
    default_trans_scenario,
    stages: stagesOf(reference, tables, region_use),
    ...certificatesOf(reference),
    /** ascending; 0 = none */
    compliance_tiers: levelsOf(reference, 0, "compliance_name"),
    /** ascending; 0 = not declared */
    disclosure_levels: levelsOf(reference, 1, "disclosure_name"),
    mass_load_default_percent: pack_eff_default * 100,
    reusable_min_uses,
  };
};

export type EditorTables = Readonly<NonNullable<ReturnType<typeof editorTablesOf>>>;
export type EditorLevel = EditorTables["compliance_tiers"][number];
export type EditorContact = EditorTables["contacts"][number];
export type EditorTransportMode = EditorTables["modes"][number];
export type EditorStage = EditorTables["stages"][number]["stages"][number];
