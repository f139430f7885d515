/** How a query parameter is parsed and formatted. `parse` gives undefined for what it cannot read. */
interface Parameter<T> {
  readonly parse: (text: string) => T | undefined;
  readonly format: (value: T) => string;
}

const text: Parameter<string> = { parse: (value) => value, format: (value) => value };

const id: Parameter<string> = { parse: (value) => value.trim() || undefined, format: (value) => value };

const wholeNumber: Parameter<number> = {
  parse: (value) => (/^\d{1,4}$/.test(value.trim()) ? Number(value) : undefined),
  format: String,
};

const idList: Parameter<readonly string[]> = {
  parse: (value) => [...new Set(value.split(",").map((part) => part.trim()))].filter((part) => part !== ""),
  format: (value) => value.join(","),
};

const portfolioMode: Parameter<"edit" | "scores" | "import"> = {
  parse: (value) => (value === "edit" || value === "scores" || value === "import" ? value : undefined),
  format: (value) => value,
};

/** Every query parameter (specification section 2): a name means the same on every route. */
export const QUERY_PARAMETERS = {
  step: wholeNumber,
  name: text,
  description: text,
  region_id: id,
  usecase_id: id,
  food_id: id,
  products: idList,
  comparison_id: id,
  portfolio_id: id,
  mode: portfolioMode,
  /** of the reference data: app/state/routes/href.ts */
  row: id,
} as const;

export type QueryName = keyof typeof QUERY_PARAMETERS;

type ValueOf<P> = P extends Parameter<infer T> ? T : never;

/** The query of a route with the parameters `Names`; absent or unreadable ones are left out. */
export type Query<Names extends QueryName> = { readonly [Name in Names]?: ValueOf<(typeof QUERY_PARAMETERS)[Name]> };
