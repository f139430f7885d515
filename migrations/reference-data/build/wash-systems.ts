import { readEnergyUse, type Activities, type Activity } from "./activities.ts";
import { buildComputedActivity } from "./computed-activity.ts";
import type { CsvRow } from "./csv-row.ts";
import type { Part } from "./figures.ts";
import { plainNumber } from "./plain-number.ts";
import { missingLine } from "./problem.ts";
import { PROVENANCE, readProvenance } from "./provenance.ts";
import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext, type Keys } from "./read-csv.ts";
import type { EnergyByRegion } from "./region-energy.ts";
import type { UseCases } from "./use-cases.ts";

const COLUMNS =
  "wash_system_id,wash_system_name,short_name,wash_order,setting,electricity_kwh,heat_kwh,water_l," +
  `detergent_activity,detergent_g,rinse_aid_g,sanitiser_g,transport_km_roundtrip,wash_transport,${PROVENANCE}`;

/** Activities that every rack uses. */
const TAP_WATER = "tap_water";
const WASTEWATER = "wastewater_treatment";
const RINSE_AID = "rinse_aid";
const SANITISER = "sanitiser_chlorine";

const rackId = (wash_system_id: string): string => `wash_${wash_system_id}`;

/** The inputs of one rack as amounts of activities (L, kg). */
function rackParts(row: CsvRow, activities: Activities): readonly Part[] {
  const litres = row.number("water_l", RANGES.litres_per_rack);
  const kilograms = (column: string): number => plainNumber(row.number(column, RANGES.grams_per_rack) / 1000);
  const detergent = row.reference("detergent_activity", activities, "an activity_id of activities/wash-inputs.csv");
  const amounts: readonly (readonly [string, number])[] = [
    [TAP_WATER, litres],
    [WASTEWATER, litres],
    [detergent, kilograms("detergent_g")],
    [RINSE_AID, kilograms("rinse_aid_g")],
    [SANITISER, kilograms("sanitiser_g")],
  ];
  return amounts.flatMap(([activity_id, amount]) => {
    const figures = activities.get(activity_id);
    if (figures === undefined)
      row.fault("", `an activity ${activity_id} in activities/wash-inputs.csv`, "no such activity");
    return figures === undefined || amount === 0 ? [] : [{ amount, figures }];
  });
}

function buildWashTransports(context: BuildContext, activities: Activities): Keys {
  const columns = "wash_trans_id,activity_id,trip_factor,note";
  const rows = readTable(context, "washing/transports.csv", columns, "wash_trans_id");
  for (const [wash_trans_id, row] of rows)
    context.tables.put("wash-trans-spec", wash_trans_id, {
      activity_id: row.reference("activity_id", activities, "an activity_id of activities/transport.csv"),
      trip_factor: row.number("trip_factor", RANGES.trip_factor),
    });
  return rows;
}

/**
 * washing/*.csv → wash-trans-spec, wash-system-spec and one rack activity per system (50 × 50 cm), computed for the base
 * and every region. The distance is one way, half of the round trip; the trip factor doubles it. Returns the systems.
 */
export function buildWashSystems(
  context: BuildContext,
  activities: Map<string, Activity>,
  energy: EnergyByRegion,
): Keys {
  const { tables } = context;
  const transports = buildWashTransports(context, activities);
  const systems = readTable(context, "washing/systems.csv", COLUMNS, "wash_system_id");
  for (const [wash_system_id, row] of systems) {
    const activity_id = rackId(wash_system_id);
    const wash_system_name = row.text("wash_system_name");
    const provenance = readProvenance(row);
    if (activities.has(activity_id))
      row.fault("wash_system_id", `a system whose rack ${activity_id} no activity file names`);
    buildComputedActivity(tables, activities, energy, {
      activity_id,
      activity_name: `Wash: ${wash_system_name}`,
      unit: "rack",
      stage: "washing",
      energy: readEnergyUse(row),
      parts: rackParts(row, activities),
      provenance,
    });
    const setting = row.oneOf("setting", ["on-site", "off-site", "home", "home/on-site"]);
    tables.put("wash-system-spec", wash_system_id, {
      wash_system_id,
      wash_system_name,
      short_name: row.text("short_name"),
      activity_id,
      off_site_yn: setting === "off-site" ? "1" : "0",
      distance_default_km: plainNumber(row.number("transport_km_roundtrip", RANGES.km) / 2),
      wash_transport: row.reference("wash_transport", transports, "a wash_trans_id of washing/transports.csv"),
      wash_order: row.number("wash_order", RANGES.order),
      // litres withdrawn per rack; the rack's activity has the share that counts as consumed
      water_l: row.number("water_l", RANGES.litres_per_rack),
      setting,
      ...provenance,
    });
  }
  return systems;
}

/** washing/defaults.csv → wash-default, for products without a wash system of their own. */
export function buildWashDefaults(context: BuildContext, systems: Keys, useCases: UseCases): void {
  const columns = "usecase_id,wash_system_id,wash_cap,quality,checked,note";
  const rows = readTable(context, "washing/defaults.csv", columns, "usecase_id");
  for (const [usecase_id, row] of rows) {
    row.reference("usecase_id", useCases, "a usecase_id of use-cases/use-cases.csv");
    context.tables.put("wash-default", usecase_id, {
      usecase_id,
      wash_system_id: row.reference("wash_system_id", systems, "a wash_system_id of washing/systems.csv"),
      wash_cap: row.number("wash_cap", RANGES.items_per_rack),
      quality: row.optionalText("quality"),
      checked: row.optionalText("checked"),
      note: row.optionalText("note"),
    });
  }
  for (const usecase_id of useCases.keys())
    if (!rows.has(usecase_id))
      context.problems.push(missingLine("washing/defaults.csv", "usecase_id", `a line of the use case ${usecase_id}`));
}
