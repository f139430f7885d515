/** Chemical settings that older products had once and that every component has now. */
const COMPONENT_DEFAULTS = ["CoC_compliance_default", "CoC_disclosure_default"] as const;

/** Fields beside `product`, with defaults; in the flat form they were among the product's fields. */
const ACCOMPANYING = { recipes: [], wash_default: null, notes: "" } as const;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Wraps a product that was stored without overrides. */
const withOverrides = (value: Fields): Fields =>
  "customProduct" in value || !("prodsys_id" in value) ? value : { customProduct: value };

/** Nests the product: in earlier builds `customProduct` held its fields directly. */
function nested(customProduct: Fields): Fields {
  if ("product" in customProduct) return customProduct;
  const fields = Object.entries(customProduct);
  return {
    product: Object.fromEntries(fields.filter(([name]) => !Object.hasOwn(ACCOMPANYING, name))),
    ...ACCOMPANYING,
    ...Object.fromEntries(fields.filter(([name]) => Object.hasOwn(ACCOMPANYING, name))),
  };
}

/** Moves compliance defaults of the product (specification section 4) to its components that have none. */
function withComponentDefaults(product: Fields): Fields {
  const defaults = COMPONENT_DEFAULTS.filter((name) => typeof product[name] === "string");
  if (!Array.isArray(product["components"]) || defaults.length === 0) return product;
  const given = Object.fromEntries(defaults.map((name) => [name, product[name]]));
  return {
    ...Object.fromEntries(Object.entries(product).filter(([name]) => !defaults.some((one) => one === name))),
    components: product["components"].map((part: unknown) => (isObject(part) ? { ...given, ...part } : part)),
  };
}

/**
 * Converts a saved product of any earlier format to `{ customProduct: { product, … }, overrides }`. Any other value,
 * and one in the current format, is returned unchanged, for the schema to validate.
 */
export function productInPresentForm(value: unknown): unknown {
  if (!isObject(value)) return value;
  const saved = withOverrides(value);
  const { customProduct } = saved;
  if (!isObject(customProduct)) return saved;
  const current = nested(customProduct);
  const product = isObject(current["product"]) ? withComponentDefaults(current["product"]) : current["product"];
  const isCurrent = saved === value && current === customProduct && product === current["product"];
  return isCurrent ? value : { ...saved, customProduct: { ...current, product } };
}
