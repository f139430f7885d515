/** Chemical settings that products had in the specification's older format and that every component has now. */
const COMPONENT_DEFAULTS = ["CoC_compliance_default", "CoC_disclosure_default"] as const;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Moves compliance defaults of the product to its components that have none. */
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
 * Converts a saved product of the older format, which had compliance defaults at the product (specification section 4).
 * Any other value is returned unchanged, for the schema to validate.
 */
export function productInPresentForm(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { customProduct } = value;
  if (!isObject(customProduct)) return value;
  const { product } = customProduct;
  return isObject(product)
    ? { ...value, customProduct: { ...customProduct, product: withComponentDefaults(product) } }
    : value;
}
