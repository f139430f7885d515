import type { PortfolioLine } from "../../../../workers/engine/portfolio/portfolio-line.ts";
import type { LineConflict } from "../../../../workers/engine/portfolio/line-merge.ts";
import type { Conflict, ConflictField } from "../../../state/work/conflicts.ts";
import { plural } from "../../../text/catalogue.ts";
import { conflictTexts } from "../../../text/en/conflicts.ts";
import { formatCount, formatNumber } from "../../../text/format.ts";
import { formatNames } from "../../../text/lists.ts";

const { fields: labels, values: words } = conflictTexts;

type FieldName = keyof typeof labels;

/** Names for the ids in documents. */
export interface Names {
  readonly product: (id: string) => string;
  readonly food: (id: string) => string;
  readonly useCase: (id: string) => string;
  readonly region: (id: string) => string;
}

/** One field of a conflict: its label and both values as text. */
export interface ConflictRow {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

/** Label by path of the field: the whole path first, then its first part. */
const FIELDS: Readonly<Record<string, FieldName>> = {
  comparison_name: "name",
  portfolio_name: "name",
  food_name: "name",
  "customProduct.product.prodsys_name": "name",
  portfolio_desc: "description",
  "customProduct.product.prodsys_description": "description",
  "customProduct.product.item_code": "itemCode",
  note: "note",
  "customProduct.notes": "note",
  region_use: "region",
  usecase_id: "useCase",
  "customProduct.product.usecase": "useCase",
  food_id: "food",
  currentProductIds: "products",
  entries: "entries",
  customCompostingAndRecycling: "recycling",
  custom_composting_and_recycling: "recycling",
  recycling_overrides: "recyclingSettings",
  rawscoresPerUse: "perUse",
  weights: "weights",
  compared_with: "comparedWith",
  period: "period",
  progress_since: "progress",
  target: "target",
  plan: "plan",
  showBestAndWorst: "bestAndWorst",
  data_version: "dataVersion",
  "customProduct.product.components": "components",
  customProduct: "settings",
  overrides: "settings",
  props: "properties",
};

const fieldOf = (path: string): FieldName => FIELDS[path] ?? FIELDS[path.split(".")[0] ?? ""] ?? "other";

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Number of products, with the names of those that the other version does not have. */
const productsInWords = (value: unknown, other: unknown, names: Names): string => {
  const ids = textsIn(value);
  const theirs = new Set(textsIn(other));
  const added = ids.filter((id) => !theirs.has(id)).map(names.product);
  const count = formatCount(ids.length);
  return added.length === 0 ? count : words.with(count, formatNames(added));
};

function inWords(name: FieldName, value: unknown, other: unknown, names: Names): string {
  if (name === "products") return productsInWords(value, other, names);
  if (name === "entries" && typeof value === "number") {
    return plural(value, { one: words.lines.one, other: words.lines.other(formatCount(value)) });
  }
  if (name === "progress" && typeof value === "string") return words.changed;
  if (name === "recycling") return value === true ? words.own : words.regional;
  if (value === undefined || value === null || value === "") return words.none;
  if (typeof value === "string") {
    if (name === "food") return names.food(value);
    if (name === "useCase") return names.useCase(value);
    return name === "region" ? names.region(value) : value;
  }
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return formatNumber(value, 0);
  return Array.isArray(value) ? formatCount(value.length) : words.changed;
}

/** Rows of the conflict dialog: one per field, with both values as text. */
export const conflictRows = ({ fields }: Pick<Conflict, "fields">, names: Names): readonly ConflictRow[] =>
  fields.map(({ field, mine, theirs }: ConflictField) => {
    const name = fieldOf(field);
    return {
      label: labels[name],
      theirs: inWords(name, theirs, mine, names),
      mine: inWords(name, mine, theirs, names),
    };
  });

/** A line in conflict, in one sentence: what differs, here and on the other device. */
export function lineInWords({ base, ours, theirs }: LineConflict, names: Names): string {
  const { lines: say } = conflictTexts;
  const [mine, other] = [ours ?? base, theirs ?? base];
  const isSameItem = mine.prodsys_id === other.prodsys_id && mine.food_id === other.food_id;
  const part = (line: PortfolioLine | null): string => {
    if (line === null) return say.removed;
    const quantity = formatCount(line.quantity);
    if (!isSameItem) return say.item(names.product(line.prodsys_id), names.food(line.food_id), quantity);
    if (ours === null || theirs === null || ours.quantity !== theirs.quantity) return quantity;
    if (ours.label === theirs.label) return say.details;
    return line.label === "" ? say.noLabel : say.labelled(line.label);
  };
  return say.line(names.product(base.prodsys_id), part(ours), part(theirs));
}
