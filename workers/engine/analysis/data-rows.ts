import { REFERENCE_KINDS, type ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { kindOf, NO_FIELDS, type RawRecord, type RawTables } from "../tables/raw-tables.ts";
import { tablesOf, type Reference } from "../tables/reference.ts";
import { isOriginal } from "../tables/row-names.ts";
import { textOf, numberOf } from "../tables/wire-value.ts";
import { REFERENCE_TABLES } from "../../../edge-api/contract/reference-tables.ts";
import { recordName, valueInWords, type RecordName } from "./record-name.ts";
import { ESTIMATE } from "./explain-lines.ts";
import { productsUsing } from "./row-users.ts";

/** The figures of a row that its `quality` is about. */
const MAIN_FIGURES: Partial<Readonly<Record<ReferenceKind, readonly string[]>>> = {
  impact: ["climate"],
  "activity-spec": ["electricity_kwh", "heat_kwh"],
  recipe: ["mass_grams"],
  "recyc-default": ["recyc_rate"],
  "recov-rate-spec": ["recycle_rate"],
  "dispose-default": ["mass_frac_default"],
  "litter-spec": ["litter_rate_default"],
  "transport-spec": ["dist_default"],
  "region-distance": ["distance_km"],
  "wash-system-spec": ["water_l"],
  "mat-recipe-spec": ["inertness_val"],
  "water-scarcity": ["factor"],
};

/** Figures with a quality column of their own. */
const OTHER_FIGURES: Readonly<Record<string, string>> = {
  water_quality: "h2o",
  land_quality: "land_use",
  plastic_quality: "plastic_pollution",
  composting_quality: "compost_rate",
  rc_quality: "RC_default",
};

/** Figures that are always assumptions, whatever the quality of the row: the quality of a product is that of its masses. */
const ASSUMED_FIGURES: Partial<Readonly<Record<ReferenceKind, readonly string[]>>> = {
  prodsys: ["numuse_default", "wash_cap"],
};

const isReusable = (record: RawRecord): boolean => textOf(record.get("reusable_yn")) === "1";

/**
 * Names of the fields of a row that are estimates, the main figure first.
 * @param stated the record with the qualities, which for factors may be that of the activity
 */
function estimatedFields(kind: ReferenceKind, record: RawRecord, stated: RawRecord): readonly string[] {
  const isEstimate = (column: string): boolean => textOf(stated.get(column)) === ESTIMATE;
  const fields = [
    ...(isEstimate("quality") ? (MAIN_FIGURES[kind] ?? []) : []),
    ...Object.entries(OTHER_FIGURES).flatMap(([column, field]) => (isEstimate(column) ? [field] : [])),
    // a single-use product has one use by definition
    ...(kind === "prodsys" && !isReusable(record) ? [] : (ASSUMED_FIGURES[kind] ?? [])),
  ];
  return fields.filter((field) => numberOf(record.get(field)) !== null);
}

/** A row of the reference data, for browsing. */
export interface DataRow extends RecordName {
  readonly kind: ReferenceKind;
  /** region_id; Global is the base */
  readonly region: string;
  readonly key: string;
  /** "" = not stated */
  readonly quality: string;
  readonly source: string;
  /** state of checking; "" = not stated */
  readonly checked: string;
  /** fields that are estimates, the main figure first */
  readonly estimates: readonly string[];
}

/** A field of a row: the wire value, with names instead of ids of other rows. */
export interface DataField {
  readonly field: string;
  readonly value: unknown;
  /** unit if the name of the field does not include it; null = none */
  readonly unit: string | null;
}

/** One row with all its fields, source and users. */
export interface DataRowDetail extends DataRow {
  readonly fields: readonly DataField[];
  readonly source_year: string;
  readonly geography: string;
  readonly note: string;
  /** figures whose quality is not that of the row, such as `water_quality`, each with its own */
  readonly qualities: readonly { readonly field: string; readonly quality: string }[];
  /** built-in products that it takes part in; null = it belongs to no product in particular */
  readonly users: readonly { readonly prodsys_id: string; readonly name: string; readonly usecase: string }[] | null;
}

const PROVENANCE = ["source", "source_year", "geography", "quality", "checked", "note"] as const;
type Provenance = Readonly<Record<(typeof PROVENANCE)[number], string>>;

/** Names of columns that say the quality of one figure. */
const isQuality = (field: string): boolean => field.endsWith("_quality");

/** The record that says where a row's figures come from: of factors that of their activity, unless a region states its own. */
function statingRecord(base: RawTables, kind: ReferenceKind, key: string, record: RawRecord): RawRecord {
  const own = PROVENANCE.some((field) => textOf(record.get(field)) !== null);
  return kind === "impact" && !own ? (kindOf(base, "activity-spec").get(key) ?? NO_FIELDS) : record;
}

/** Where a row's figures come from. */
function provenanceOf(base: RawTables, kind: ReferenceKind, key: string, record: RawRecord): Provenance {
  const stated = statingRecord(base, kind, key, record);
  const of = (field: (typeof PROVENANCE)[number]): string => textOf(stated.get(field)) ?? "";
  return {
    source: of("source"),
    source_year: of("source_year"),
    geography: of("geography"),
    quality: of("quality"),
    checked: of("checked"),
    note: of("note"),
  };
}

/** All rows of a version: those of the base, then those of the loaded regions, in the order of the tables. */
export const dataRows = (reference: Reference): readonly DataRow[] =>
  [BASE_REGION, ...reference.regions.keys()].flatMap((region) =>
    REFERENCE_KINDS.flatMap((kind) =>
      [...kindOf(tablesOf(reference, region), kind)].map(([key, record]): DataRow => {
        const { quality, source, checked } = provenanceOf(reference.base, kind, key, record);
        const base = kindOf(reference.base, kind).get(key);
        // a regional row often has only figures: use the name of the base's row
        const named = region === BASE_REGION || base === undefined ? record : base;
        const estimates = estimatedFields(kind, record, statingRecord(reference.base, kind, key, record));
        return {
          kind,
          region,
          key,
          ...recordName(reference.base, kind, key, named),
          quality,
          source,
          checked,
          estimates,
        };
      }),
    ),
  );

const unitOf = (base: RawTables, kind: ReferenceKind, key: string, field: string): string | null => {
  if (kind !== "impact" || !(QUANT_METRIC_IDS as readonly string[]).includes(field)) return null;
  const metric = textOf(kindOf(base, "metric").get(field)?.get("unit"));
  const activity = textOf(kindOf(base, "activity-spec").get(key)?.get("unit"));
  return metric === null || activity === null ? metric : `${metric} / ${activity}`;
};

/** One row with its fields, its source and the products that use it. Null = no such row. */
export function dataRow(reference: Reference, kind: ReferenceKind, region: string, key: string): DataRowDetail | null {
  const { base } = reference;
  const record = kindOf(tablesOf(reference, region), kind).get(key);
  if (record === undefined) return null;
  const named = (region === BASE_REGION ? undefined : kindOf(base, kind).get(key)) ?? record;
  const products = productsUsing(base, kind, key);
  const nameIn = (of: ReferenceKind, id: string, field: string): string =>
    textOf(kindOf(base, of).get(id)?.get(field)) ?? id;
  return {
    kind,
    region,
    key,
    ...recordName(base, kind, key, named),
    ...provenanceOf(base, kind, key, record),
    estimates: estimatedFields(kind, record, statingRecord(base, kind, key, record)),
    qualities: [...statingRecord(base, kind, key, record)].flatMap(([field, value]) => {
      const quality = isQuality(field) ? textOf(value) : null;
      return quality === null ? [] : [{ field, quality }];
    }),
    fields: [...record]
      .filter(
        ([field]) => !isOriginal(field) && !isQuality(field) && !(PROVENANCE as readonly string[]).includes(field),
      )
      .map(([field, value]) => ({
        field,
        value: valueInWords(base, field, value),
        unit: unitOf(base, kind, key, field),
      }))
      // omit key fields that identify the row itself
      .filter(({ field, value }) => !REFERENCE_TABLES[kind].key.includes(field) || value !== record.get(field)),
    users:
      products &&
      products.map((prodsys_id) => ({
        prodsys_id,
        name: nameIn("prodsys", prodsys_id, "prodsys_name"),
        usecase: nameIn(
          "usecase",
          textOf(kindOf(base, "prodsys").get(prodsys_id)?.get("usecase")) ?? "",
          "usecase_name",
        ),
      })),
  };
}
