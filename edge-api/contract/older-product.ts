/** Chemical settings that older products carried once, and that each component carries now. */
const COMPONENT_DEFAULTS = ["CoC_compliance_default", "CoC_disclosure_default"] as const;

/** What stands beside the product, and stood in it in the flat form, if anywhere. */
const BESIDE = { recipes: [], wash_default: null, notes: "" } as const;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A product that was kept without its overrides. */
const withOverrides = (value: Fields): Fields =>
  "customProduct" in value || !("prodsys_id" in value) ? value : { customProduct: value };

/** `customProduct` of earlier builds held the fields of the product themselves. */
function nested(customProduct: Fields): Fields {
  if ("product" in customProduct) return customProduct;
  const fields = Object.entries(customProduct);
  return {
    product: Object.fromEntries(fields.filter(([name]) => !Object.hasOwn(BESIDE, name))),
    ...BESIDE,
    ...Object.fromEntries(fields.filter(([name]) => Object.hasOwn(BESIDE, name))),
  };
}

/** Compliance defaults of the product (specification section 4) become those of its components that name none. */
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
 * A saved product of any earlier format in the present one: `{ customProduct: { product, … }, overrides }`. Anything
 * else, and one of the present format, comes back as it is, for the schema to judge.
 */
export function productInPresentForm(value: unknown): unknown {
  if (!isObject(value)) return value;
  const saved = withOverrides(value);
  const { customProduct } = saved;
  if (!isObject(customProduct)) return saved;
  const present = nested(customProduct);
  const product = isObject(present["product"]) ? withComponentDefaults(present["product"]) : present["product"];
  const isPresent = saved === value && present === customProduct && product === present["product"];
  return isPresent ? value : { ...saved, customProduct: { ...present, product } };
}
