import { restored } from "../../../edge-api/contract/formulas.ts";
import type { ColumnRole } from "../column-roles.ts";
import { hasGtinCheckDigit } from "../names/item-code.ts";
import type { DecimalSign } from "../import-settings.ts";
import type { NamesOfFields } from "../names-of-fields.ts";
import { normalName } from "../normal-name.ts";
import { numberOfText } from "../numbers/number-text.ts";
import { packSize } from "../quantity/pack-text.ts";
import type { Sheet } from "../sheet.ts";
import { anyWord, WORDS } from "../words.ts";

/** Limit of products made from one file. */
export const MAX_PRODUCTS = 1000;
/** Limit of components per product (contract). */
export const MAX_COMPONENTS = 100;

export type ComponentFault =
  "no_product" | "no_material" | "no_mass" | "bad_mass" | "bad_recycled" | "too_many_components";

/** One line of a component list. */
export interface ListedComponent {
  /** counted from 1 */
  readonly row: number;
  readonly component: string;
  /** as written in the file */
  readonly material: string;
  readonly mass_grams: number | null;
  /** the mass is the net weight of a case divided by its number of units */
  readonly from_case: boolean;
  /** source of the mass: a scale or a specification; null = not stated */
  readonly basis: "weighed" | "specified" | null;
  /** percent; null = not stated */
  readonly recycled_content: number | null;
  /** names as written in the file */
  readonly certificates: readonly string[];
  readonly faults: readonly ComponentFault[];
}

/** One product: the lines with the same GTIN, or without one, with the same name. */
export interface ListedProduct {
  readonly name: string;
  /** null = none */
  readonly gtin: string | null;
  /** wrong check digit: mistyped, or not a GTIN */
  readonly gtin_wrong: boolean;
  readonly components: readonly ListedComponent[];
  /** ids of known products to copy the missing attributes from, best first */
  readonly offers: readonly string[];
}

export interface ComponentList {
  /** at most MAX_PRODUCTS */
  readonly products: readonly ListedProduct[];
  /** number of all products in the file, also those beyond the limit */
  readonly count: number;
  /** row numbers of lines without a product */
  readonly nameless: readonly number[];
}

const { components } = WORDS;
const RECYCLED = anyWord(components.recycled);
const BASIS = anyWord(components.basis);
const CERTIFICATES = anyWord(components.certificates);
const WEIGHED = anyWord(components.weighed);
const SPECIFIED = anyWord(components.specified);
const COUNTED = anyWord(components.counted);
const PER_CASE = anyWord(components.per_case);
/** Number of equal components in a product. */
const NUMBER_OF = anyWord(components.number_of);
/** Share of a component in the weight of the product. */
const SHARE = anyWord(components.share);

const GRAMS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:mg)\b/, 0.001],
  [/\b(?:kg|kilo\w*)\b/, 1000],
  [/\b(?:lbs?|pounds?)\b/, 453.592_37],
  [/\b(?:oz|ounces?)\b/, 28.349_523],
];
/** Grams per unit of mass that the header names; 1 if it names none. */
const gramsOf = (header: string): number => GRAMS.find(([words]) => words.test(header))?.[1] ?? 1;

type Columns = ReturnType<typeof columnsOf>;

/** The columns of a component list, found by their headers; -1 = absent. */
function columnsOf(sheet: Sheet, roles: readonly ColumnRole[]) {
  const headers = roles.map((_, column) => normalName(sheet.header?.[column] ?? ""));
  const withRole = (role: ColumnRole["role"]): number => roles.findIndex((one) => one.role === role);
  const named = (words: RegExp): number => headers.findIndex((header) => words.test(header));
  const weights = roles.flatMap(({ role, isNumeric }, column) =>
    role === "weight" && isNumeric && !COUNTED.test(headers[column] ?? "") ? [column] : [],
  );
  const isOfCase = (column: number): boolean => PER_CASE.test(headers[column] ?? "");
  const hasCases = weights.some(isOfCase);
  const raw = roles.map((_, column) => (sheet.header?.[column] ?? "").toLowerCase());
  const other = (column: number): boolean => !weights.includes(column) && roles[column]?.isNumeric === true;
  // the name is the most varied of several texts: "Product type" repeats
  const names = roles.flatMap(({ role, isNumeric }, column) => (role === "product" && !isNumeric ? [column] : []));
  const [product = -1] = names.toSorted((a, b) => sheet.stats(b).different - sheet.stats(a).different);
  return {
    product,
    id: withRole("code"),
    units: headers.findIndex(
      (header, column) =>
        other(column) &&
        NUMBER_OF.test(header) &&
        !["code", "gtin", ...(hasCases ? ["pack"] : [])].includes(roles[column]?.role ?? ""),
    ),
    share: raw.findIndex(
      (header, column) =>
        !weights.includes(column) &&
        sheet.values(column, 1).every((cell) => /\d/.test(cell)) &&
        (header.includes("%") || SHARE.test(header)) &&
        !RECYCLED.test(headers[column] ?? ""),
    ),
    gtin: withRole("gtin"),
    component: withRole("component"),
    material: withRole("material"),
    mass: weights.find((column) => !isOfCase(column)) ?? -1,
    case_weight: weights.find(isOfCase) ?? -1,
    case_units: withRole("pack"),
    recycled: named(RECYCLED),
    basis: named(BASIS),
    certificates: named(CERTIFICATES),
  };
}

type Cells = ReturnType<typeof cellsOf>;

/** Reads the cells of rows as numbers (null = not a number) and texts. */
function cellsOf(sheet: Sheet, decimal: DecimalSign) {
  const text = (column: number, place: number): string =>
    column < 0 ? "" : restored(sheet.text(column, sheet.cell(column, place))).replaceAll(/\s+/g, " ");
  const number = (column: number, place: number): number | null => {
    if (column < 0) return null;
    const bare = text(column, place).replace(/\s*(?:g|gr|kg|%)$/i, "");
    return sheet.typed(column, sheet.cell(column, place)) ?? numberOfText(bare, decimal);
  };
  const units = (column: number, place: number) => number(column, place) ?? packSize(text(column, place), decimal);
  return { text, number, units };
}

const basisOf = (text: string): ListedComponent["basis"] => {
  const normal = normalName(text);
  return WEIGHED.test(normal) ? "weighed" : SPECIFIED.test(normal) ? "specified" : null;
};

const isMass = (grams: number | null): grams is number => grams !== null && grams > 0 && Number.isFinite(grams);

/** Reads one line and its faults. */
function componentAt(
  cells: Cells,
  columns: Columns,
  headers: readonly string[],
  row: number,
  place: number,
): ListedComponent {
  const { mass, case_weight, case_units, recycled, basis } = columns;
  const number = cells.number(columns.units, place) ?? 1;
  const part = columns.share < 0 ? null : cells.number(columns.share, place);
  const isFraction = part !== null && part <= 1 && !cells.text(columns.share, place).includes("%");
  const times = part === null ? number : part / (isFraction ? 1 : 100);
  const own = cells.number(mass, place);
  const [weight, units] = [cells.number(case_weight, place), cells.units(case_units, place)];
  const isOfCase = cells.text(mass, place) === "" && weight !== null && units !== null && units > 0;
  const single = isOfCase
    ? (weight * gramsOf(headers[case_weight] ?? "")) / units
    : own === null
      ? null
      : own * gramsOf(headers[mass] ?? "");
  const grams = single === null ? null : single * times;
  const recycledText = cells.text(recycled, place);
  const share = cells.number(recycled, place);
  const percent =
    share === null ? null : share <= 1 && !recycledText.includes("%") && share % 1 !== 0 ? share * 100 : share;
  const faults: ComponentFault[] = [];
  const material = cells.text(columns.material, place);
  if (material === "") faults.push("no_material");
  if (grams === null) faults.push(cells.text(mass, place) === "" ? "no_mass" : "bad_mass");
  else if (!isMass(grams)) faults.push("bad_mass");
  if (recycledText !== "" && (percent === null || percent < 0 || percent > 100)) faults.push("bad_recycled");
  return {
    row,
    component: cells.text(columns.component, place),
    material,
    mass_grams: isMass(grams) ? Number(grams.toPrecision(6)) : null,
    from_case: isOfCase,
    basis: basisOf(cells.text(basis, place)) ?? basisOf(headers[mass] ?? ""),
    recycled_content: percent,
    certificates: cells
      .text(columns.certificates, place)
      .split(/[;,|/]/)
      .map((name) => name.trim())
      .filter((name) => name !== ""),
    faults,
  };
}

/**
 * Groups the lines of a sheet with one line per component into products, by GTIN or else by name. A line without a mass
 * gets the net weight of a case divided by its units, if the file has both.
 */
export function componentList(
  sheet: Sheet,
  roles: readonly ColumnRole[],
  decimal: DecimalSign,
  { meantProducts, product: index }: NamesOfFields,
): ComponentList {
  const columns = columnsOf(sheet, roles);
  const headers = roles.map((_, column) => normalName(sheet.header?.[column] ?? ""));
  const cells = cellsOf(sheet, decimal);
  const found = new Map<string, Pick<ListedProduct, "name" | "gtin"> & { readonly components: ListedComponent[] }>();
  const nameless: number[] = [];
  for (let place = 0; place < sheet.rows; place++) {
    const row = sheet.rowNumber(place);
    const gtin = cells.text(columns.gtin, place).replaceAll(/[\s-]/g, "");
    const name = cells.text(columns.product, place);
    if (name === "" && gtin === "") {
      nameless.push(row);
      continue;
    }
    const id = cells.text(columns.id, place);
    const key = gtin !== "" ? gtin : id === "" ? normalName(name) : `id ${id}`;
    const product = found.get(key) ?? {
      name: name === "" ? gtin : name,
      gtin: gtin === "" ? null : gtin,
      components: [],
    };
    found.set(key, product);
    const component = componentAt(cells, columns, headers, row, place);
    const isOne = product.components.length < MAX_COMPONENTS;
    product.components.push(isOne ? component : { ...component, faults: [...component.faults, "too_many_components"] });
  }
  const products = [...found.values()].slice(0, MAX_PRODUCTS).map(({ name, gtin, components }): ListedProduct => {
    const known = index.find(name).map(({ id }) => id);
    // in "Hot cup 12oz #3" the suffix numbers the lines of the list
    const plain = name.replace(/\s*#\s*\d+\s*$/, "");
    // a name without a material, such as "Travel mug", is also searched with that of the heaviest component
    const heaviest = components.toSorted((a, b) => (b.mass_grams ?? 0) - (a.mass_grams ?? 0))[0]?.material ?? "";
    const ids = [plain, `${plain} ${heaviest}`].flatMap((text) =>
      meantProducts(text).offers.map(({ prodsys_id }) => prodsys_id),
    );
    const offers = [...new Set(ids)];
    return {
      name,
      gtin,
      gtin_wrong: gtin !== null && !hasGtinCheckDigit(gtin),
      components,
      offers: known.length > 0 ? known : offers,
    };
  });
  return { products, count: found.size, nameless };
}
