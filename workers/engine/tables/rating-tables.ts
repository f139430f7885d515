import { kindOf, type RawTables } from "./raw-tables.ts";
import { readAll, readGrouped } from "./read-record.ts";
import { numberOf, objectOf, textOf } from "./wire-value.ts";

/** A food property and its values, from food-names or, if that is empty, from food-prop-score. */
export interface FoodProperty {
  readonly food_prop_id: string;
  readonly food_prop_name: string;
  readonly order: number;
  readonly values: ReadonlyMap<string, FoodValue>;
}

export interface FoodValue {
  readonly value_id: string;
  readonly value_name: string;
  readonly order: number;
  readonly score: number;
}

const lowest = (scores: readonly number[]): number | null => (scores.length === 0 ? null : Math.min(...scores));

/** sust-cert-spec by type of row; rows without the number that they need are skipped. */
export type SourcingTables = Readonly<ReturnType<typeof readSourcing>>;
const readSourcing = (tables: RawTables) => {
  const rows = [
    ...readAll(kindOf(tables, "sust-cert-spec"), (id, fields) => ({
      id,
      type: fields.text("type"),
      score: fields.number("score"),
      reward: fields.number("reward"),
      min_rc: fields.number("min_rc"),
      inclusive: fields.flag("inclusive_yn"),
    })).values(),
  ];
  const scoresOf = (type: string): number[] =>
    rows.flatMap((row) => (row.type === type && row.score !== null ? [row.score] : []));
  return {
    /** recycled content from which on a score applies; `min_rc` 0-1 */
    tiers: rows.flatMap(({ type, min_rc, inclusive, score }) =>
      type === "recycled_content" && min_rc !== null && score !== null ? [{ min_rc, inclusive, score }] : [],
    ),
    rewards: new Map(
      rows.flatMap(({ id, type, reward }) =>
        type === "certificate" && reward !== null ? [[id, reward] as const] : [],
      ),
    ),
    reusable: lowest(scoresOf("reusable")),
    biomass: lowest(scoresOf("biomass")),
  };
};

const readFoodProperties = (tables: RawTables): ReadonlyMap<string, FoodProperty> => {
  const values = readGrouped(kindOf(tables, "food-prop-score"), 2, ([, value_id], fields) => ({
    value_id,
    value_name: fields.text("value_name") ?? value_id,
    order: fields.number("value_order") ?? Number.MAX_SAFE_INTEGER,
    score: fields.number("score"),
  }));
  const propertyOf = (id: string, name: string | null, order: number | null): FoodProperty => ({
    food_prop_id: id,
    food_prop_name: name ?? id,
    order: order ?? Number.MAX_SAFE_INTEGER,
    values: new Map(
      (values.get(id) ?? []).flatMap(({ score, ...value }) =>
        score === null ? [] : [[value.value_id, { ...value, score }] as const],
      ),
    ),
  });
  const named = readAll(kindOf(tables, "food-names"), (id, fields) =>
    propertyOf(id, fields.text("food_prop_name"), fields.number("food_prop_order")),
  );
  return named.size > 0 ? named : new Map([...values.keys()].map((id) => [id, propertyOf(id, null, null)]));
};

const readProps = (value: unknown): ReadonlyMap<string, string> => {
  const props = new Map<string, string>();
  for (const [prop, choice] of Object.entries(objectOf(value) ?? {})) {
    const id = textOf(choice);
    if (id !== null) props.set(prop, id);
  }
  return props;
};

/** Certificates, contact, presence and foods (method.md sections 2 and 7). */
export const readRatingTables = (tables: RawTables) => ({
  compost_certificates: readAll(kindOf(tables, "compost-cert-spec"), (_, fields) => fields.flag("counts_yn")),
  sourcing: readSourcing(tables),
  contact_weights: readAll(kindOf(tables, "coc-contact-spec"), (_, fields) => fields.number("coc_contact_weight")),
  contact_names: readAll(kindOf(tables, "coc-contact-spec"), (id, fields) => fields.text("coc_contact_name") ?? id),
  /** key `compliance/disclosure` */
  presence: readAll(kindOf(tables, "coc-rsl"), (_, fields) => numberOf(fields.value("presence_score"))),
  food_properties: readFoodProperties(tables),
  foods: readAll(kindOf(tables, "food-spec"), (food_id, fields) => ({
    food_id,
    food_name: fields.text("food_name") ?? food_id,
    listed: fields.flag("include_yn"),
    order: fields.number("order") ?? Number.MAX_SAFE_INTEGER,
    /** food_prop_id → value_id */
    props: readProps(fields.value("props")),
  })),
});
