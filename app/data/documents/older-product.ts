/** Chemical settings that older products carried once, and that each component carries now. */
const COMPONENT_DEFAULTS = ["CoC_compliance_default", "CoC_disclosure_default"] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A product that was kept without the settings beside it. */
const asSaved = (value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  "customProduct" in value || !("prodsys_id" in value) ? value : { customProduct: value };

/**
 * A saved product of the older format, its compliance defaults at the product (specification section 4), in the present
 * one: components take them where they name none of their own. Anything else comes back as it is, to be parsed.
 */
export function productFromOlderFormat(value: unknown): unknown {
  if (!isObject(value)) return value;
  const saved = asSaved(value);
  const product = saved["customProduct"];
  if (!isObject(product) || !Array.isArray(product["components"])) return saved;
  const defaults = COMPONENT_DEFAULTS.filter((name) => typeof product[name] === "string");
  if (defaults.length === 0) return saved;
  const components = product["components"].map((component: unknown) =>
    isObject(component)
      ? { ...Object.fromEntries(defaults.map((name) => [name, product[name]])), ...component }
      : component,
  );
  const kept = Object.entries(product).filter(([name]) => !defaults.some((one) => one === name));
  return { ...saved, customProduct: { ...Object.fromEntries(kept), components } };
}
