import type { CsvRow } from "./csv-row.ts";
import { DEFAULT_FOOD_ID } from "../../../edge-api/contract/ids.ts";
import { missingLine } from "./problem.ts";
import { readProvenance } from "./provenance.ts";
import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext, type Keys } from "./read-csv.ts";

/** Range of the sum of a food's property scores (method.md section 7). */
const LOWEST_SUM = 6;
const HIGHEST_SUM = 28;

const PROVENANCE = "source,source_year,quality,checked,note";

/** Property ids in file order, and scores by `property/value`. */
interface FoodProperties {
  readonly ids: readonly string[];
  readonly scores: ReadonlyMap<string, number>;
}

function buildProperties(context: BuildContext): FoodProperties {
  const { tables } = context;
  const named = "food_prop_id,food_prop_name,food_prop_order";
  const names = readTable(context, "foods/properties.csv", named, "food_prop_id");
  for (const [food_prop_id, row] of names)
    tables.put("food-names", food_prop_id, {
      food_prop_id,
      food_prop_name: row.text("food_prop_name"),
      food_prop_order: row.number("food_prop_order", RANGES.order),
    });
  const columns = `food_prop_id,value_id,value_name,value_order,score,${PROVENANCE}`;
  const values = readTable(context, "foods/property-values.csv", columns, "food_prop_id", "value_id");
  const scores = new Map<string, number>();
  for (const [key, row] of values) {
    const score = row.number("score", { min: 1, max: 5 });
    scores.set(key, score);
    tables.put("food-prop-score", key, {
      food_prop_id: row.reference("food_prop_id", names, "a food_prop_id of foods/properties.csv"),
      value_id: row.id("value_id"),
      value_name: row.text("value_name"),
      value_order: row.number("value_order", RANGES.order),
      score,
      ...readProvenance(row),
    });
  }
  return { ids: [...names.keys()], scores };
}

function readProps(row: CsvRow, food_id: string, { ids, scores }: FoodProperties): Readonly<Record<string, string>> {
  const props = ids.map((id) => [id, row.id(id)] as const);
  let sum = 0;
  for (const [id, value] of props) {
    const score = scores.get(`${id}/${value}`);
    if (score === undefined) row.fault(id, `a value_id of ${id} in foods/property-values.csv`);
    sum += score ?? Number.NaN;
  }
  if (sum < LOWEST_SUM || sum > HIGHEST_SUM)
    row.fault("food_id", `property scores that sum to ${LOWEST_SUM}-${HIGHEST_SUM}`, String(sum));
  if (food_id === DEFAULT_FOOD_ID && sum < HIGHEST_SUM)
    row.fault("food_id", `property scores that sum to ${HIGHEST_SUM}: it is the worst food`, String(sum));
  return Object.fromEntries(props);
}

/** foods/*.csv → food-names, food-prop-score, food-spec. Returns the foods. */
export function buildFoods(context: BuildContext): Keys {
  const properties = buildProperties(context);
  const columns = ["food_id,food_name,include_yn,order", ...properties.ids, "eu_simulants", PROVENANCE].join();
  const rows = readTable(context, "foods/foods.csv", columns, "food_id");
  for (const [food_id, row] of rows)
    context.tables.put("food-spec", food_id, {
      food_id,
      food_name: row.text("food_name"),
      include_yn: row.flag("include_yn"),
      order: row.number("order", RANGES.order),
      props: readProps(row, food_id, properties),
      eu_simulants: row.optionalText("eu_simulants"),
      ...readProvenance(row),
    });
  if (!rows.has(DEFAULT_FOOD_ID))
    context.problems.push(missingLine("foods/foods.csv", "food_id", `the food ${DEFAULT_FOOD_ID}`));
  return rows;
}
