/** The five steps of the wizard: name, region, use case, food, products (specification section 2). */
export const WIZARD_STEPS = [1, 2, 3, 4, 5] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** Everything that the address of /comparison-mode can hold. Empty text and null mean "not there". */
export interface WizardQuery {
  readonly step: WizardStep | null;
  readonly name: string;
  readonly description: string;
  readonly region_id: string | null;
  readonly usecase_id: string | null;
  readonly food_id: string | null;
  readonly products: readonly string[];
  readonly comparison_id: string | null;
}

const readStep = (text: string | null): WizardStep | null =>
  WIZARD_STEPS.find((step) => String(step) === text?.trim()) ?? null;

const readId = (text: string | null): string | null => text?.trim() || null;

const readIds = (text: string | null): string[] => [
  ...new Set(
    (text ?? "")
      .split(",")
      .map((id) => id.trim())
      .filter((id) => id !== ""),
  ),
];

/**
 * Reads the query part of the address. Never fails: what cannot be read is not there, an id that nobody
 * knows is kept (resolveWizard says what to do about it). A product named twice counts once.
 */
export const parseWizardQuery = (search: string): WizardQuery => {
  const query = new URLSearchParams(search);
  return {
    step: readStep(query.get("step")),
    name: query.get("name") ?? "",
    description: query.get("description") ?? "",
    region_id: readId(query.get("region_id")),
    usecase_id: readId(query.get("usecase_id")),
    food_id: readId(query.get("food_id")),
    products: readIds(query.get("products")),
    comparison_id: readId(query.get("comparison_id")),
  };
};

/** The query part for an address, without `?`; always in this order, without what is empty. */
export const formatWizardQuery = (query: Partial<WizardQuery>): string => {
  const search = new URLSearchParams();
  const put = (key: string, value: string | null | undefined) => {
    if (value) search.set(key, value);
  };
  put("step", query.step ? String(query.step) : null);
  put("name", query.name);
  put("description", query.description);
  put("region_id", query.region_id);
  put("usecase_id", query.usecase_id);
  put("food_id", query.food_id);
  put("products", query.products?.join(","));
  put("comparison_id", query.comparison_id);
  // a comma may stand in a query as it is, and the address stays readable
  return search.toString().replaceAll("%2C", ",");
};
