import { readFileSync } from "node:fs";
import { parseReference, type Reference } from "../../../workers/engine/tables/reference.ts";

type RecordOf = Record<string, unknown>;
type Table = Record<string, RecordOf>;

/** Tables as plain objects, by kind: of the base, and the own rows of each region. */
export interface OpenTables {
  readonly base: Record<string, Table>;
  readonly regions: Record<string, Record<string, Table>>;
}

/** The normal variate of a quantity in the draw, by the key that the engine uses. */
export type NormalOf = (key: string) => number;

interface WireFile {
  readonly base: readonly { readonly kind: string; readonly data: unknown }[];
  readonly regions: Record<string, WireFile["base"]>;
}

const open = (rows: WireFile["base"]): Record<string, Table> =>
  Object.fromEntries(
    rows.map(({ kind, data }) => [kind, (typeof data === "string" ? JSON.parse(data) : data) as Table]),
  );

/** The tables of the toy vectors, parsed; a new copy at each call. */
export const toyTables = (): OpenTables => {
  const path = new URL("../../vectors/toy.tables.json", import.meta.url);
  const file = JSON.parse(readFileSync(path, "utf8")) as WireFile;
  return {
    base: open(file.base),
    regions: Object.fromEntries(Object.entries(file.regions).map(([id, rows]) => [id, open(rows)])),
  };
};

export const referenceOfTables = ({ base, regions }: OpenTables): Reference => {
  const rows = (tables: Record<string, Table>) => Object.entries(tables).map(([kind, data]) => ({ kind, data }));
  return parseReference(
    "drawn",
    rows(base),
    new Map(Object.entries(regions).map(([id, tables]) => [id, rows(tables)])),
  );
};

const METRICS = ["climate", "h2o", "plastic_pollution", "land_use"] as const;
const QUALITY: Record<string, number> = {
  measured: 1.05,
  "government-factor": 1.1,
  "published-LCA": 1.2,
  derived: 1.3,
  "expert-estimate": 1.5,
  definition: 1,
};

type Way = readonly [up: number, down: number];
const times = (gsd: number | Way, z: number): number => {
  const [up, down] = typeof gsd === "number" ? [gsd, gsd] : gsd;
  return (z < 0 ? down : up) ** z;
};
const has = (value: unknown): boolean => value !== undefined && value !== null && value !== "";
const spread = (spec: RecordOf, metric: string): Way => {
  const stated = has(spec[`gsd_${metric}`]) ? spec[`gsd_${metric}`] : spec["gsd"];
  const up = has(stated) ? Number(stated) : (QUALITY[String(spec["quality"])] ?? 1.5);
  return [up, has(spec[`gsd_down_${metric}`]) ? Number(spec[`gsd_down_${metric}`]) : up];
};
/** 5 % of the draws of a mass with a range lie below it, 5 % above. */
const massSpread = ({ mass_grams, mass_low, mass_high }: RecordOf): Way => {
  if (!has(mass_low) || !has(mass_high)) return [1.1, 1.1];
  const to = (ratio: number): number => Math.max(ratio ** (1 / 1.6449), 1.05);
  return [to(Number(mass_high) / Number(mass_grams)), to(Number(mass_grams) / Number(mass_low))];
};
const isDefined = (record: RecordOf, column = "quality"): boolean => record[column] === "definition";

/** Multiplies fields of a table that records state; `cap` limits rates to 1. */
const scale = (
  table: Table | undefined,
  fields: readonly string[],
  by: (id: string, field: string, record: RecordOf) => number,
  cap = Infinity,
) => {
  for (const [id, record] of Object.entries(table ?? {})) {
    for (const field of fields) {
      if (has(record[field])) record[field] = Math.min(Number(record[field]) * by(id, field, record), cap);
    }
  }
};

/** Changes the incinerated share of each mix with both routes; the landfilled share takes the rest. */
const drawMix = (table: Table | undefined, was: Table | undefined, z: NormalOf) => {
  for (const id of new Set(Object.keys(table ?? {}).map((key) => key.split("/")[0] ?? ""))) {
    const shareOf = (route: string): number => Number(was?.[`${id}/${route}`]?.["mass_frac_default"] ?? Number.NaN);
    const [buried, burnt] = [shareOf("landfill"), shareOf("incineration")];
    const isFixed = ["landfill", "incineration"].some((route) => isDefined(was?.[`${id}/${route}`] ?? {}));
    if (isFixed || !(buried >= 0) || !(burnt > 0)) continue;
    const more = Math.min(burnt * times(1.2, z(`incineration_share ${id}`)), burnt + buried);
    Object.assign(table ?? {}, {
      [`${id}/incineration`]: { ...was?.[`${id}/incineration`], mass_frac_default: more },
      [`${id}/landfill`]: { ...was?.[`${id}/landfill`], mass_frac_default: burnt + buried - more },
    });
  }
};

/**
 * One draw of method.md section 10, implemented independently of the engine: multiplies the tables themselves, which are
 * then scored without any uncertainty code. Shares only the keys of quantities with the engine.
 */
export const drawTables = (tables: OpenTables, z: NormalOf): OpenTables => {
  const { base, regions } = structuredClone(tables);
  const spec = (id: string): RecordOf => base["activity-spec"]?.[id] ?? {};
  const factorOf = (impact: Table | undefined, id: string, metric: string): number => {
    const own = impact?.[id]?.[metric];
    return Number(has(own) ? own : (tables.base["impact"]?.[id]?.[metric] ?? 0));
  };
  const drawn = (impact: Table | undefined, id: string, metric: string): number => {
    const total = factorOf(impact, id, metric);
    const kwh = times(spread(spec(id), "climate"), z(`energy ${id}`));
    let rest = total;
    let sum = 0;
    for (const [energy, amount] of [
      ["electricity_grid", spec(id)["electricity_kwh"]],
      ["heat_boiler", spec(id)["heat_kwh"]],
    ] as const) {
      const share = Number(amount ?? 0) * factorOf(impact, energy, metric);
      rest -= share;
      sum += share * kwh * times(spread(spec(energy), metric), z(`factor ${energy}`));
    }
    return sum + rest * times(spread(spec(id), metric), z(`factor ${id}`));
  };
  const drawImpacts = (impact: Table | undefined, was: Table | undefined) => {
    for (const [id, record] of Object.entries(impact ?? {})) {
      for (const metric of METRICS) if (has(record[metric])) record[metric] = drawn(was, id, metric);
    }
  };
  // a factor with energy varies with the region's energy even if the region states only the energy factors
  for (const [region, kinds] of Object.entries(regions)) {
    const was = tables.regions[region]?.["impact"];
    for (const id of Object.keys(base["impact"] ?? {})) {
      if (!has(spec(id)["electricity_kwh"]) && !has(spec(id)["heat_kwh"])) continue;
      const impact = (kinds["impact"] ??= {});
      impact[id] = Object.fromEntries(METRICS.map((metric) => [metric, factorOf(was, id, metric)]));
    }
    drawImpacts(kinds["impact"], was);
  }
  drawImpacts(base["impact"], tables.base["impact"]);

  scale(base["recipe"], ["mass_grams"], (id, _field, record) => {
    const [product = "", component = ""] = id.split("/");
    return times(massSpread(record), z(JSON.stringify(["mass", false, product, component])));
  });
  scale(base["prodsys"], ["numuse_default"], (id) => times(1.3, z(JSON.stringify(["uses", false, id, ""]))));
  for (const [id, product] of Object.entries(base["prodsys"] ?? {})) {
    const standard = base["wash-default"]?.[String(product["usecase"])];
    const rack = Math.max(Number(has(product["wash_cap"]) ? product["wash_cap"] : (standard?.["wash_cap"] ?? 1)), 1);
    product["wash_cap"] = rack * times(1.3, z(JSON.stringify(["rack", false, id, ""])));
  }
  drawMix(base["dispose-default"], tables.base["dispose-default"], z);
  for (const [region, kinds] of Object.entries(regions)) {
    const was = tables.regions[region]?.["dispose-default"];
    drawMix(kinds["dispose-default"], { ...tables.base["dispose-default"], ...was }, z);
  }
  for (const kinds of [base, ...Object.values(regions)]) {
    const recovery = (prefix: string) => (id: string, field: string, record: RecordOf) =>
      isDefined(record, field === "compost_rate" ? "composting_quality" : "quality")
        ? 1
        : times(1.2, z(`${prefix} ${field}/${id}`));
    scale(kinds["recyc-default"], ["recyc_rate"], recovery("recycling_rate"), 1);
    scale(kinds["recyc-default"], ["compost_rate"], recovery("composting_rate"), 1);
    scale(kinds["recov-rate-spec"], ["recycle_rate"], recovery("recycling_rate"), 1);
    scale(kinds["recov-rate-spec"], ["compost_rate"], recovery("composting_rate"), 1);
    scale(
      kinds["litter-spec"],
      ["litter_rate_default"],
      (id, _, record) => (isDefined(record) ? 1 : times(1.5, z(`litter_rate ${id}`))),
      1,
    );
  }
  return { base, regions };
};
