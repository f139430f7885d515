/** How a query parameter is parsed and formatted. `parse` gives undefined for what it cannot read. */
interface Parameter<T> {
  readonly parse: (text: string) => T | undefined;
  readonly format: (value: T) => string;
}
/** Every query parameter (specification section 2): a name means the same on every route. */
export declare const QUERY_PARAMETERS: {
  readonly step: Parameter<number>;
  readonly name: Parameter<string>;
  readonly description: Parameter<string>;
  readonly region_id: Parameter<string>;
  readonly usecase_id: Parameter<string>;
  readonly food_id: Parameter<string>;
  readonly products: Parameter<readonly string[]>;
  readonly comparison_id: Parameter<string>;
  readonly portfolio_id: Parameter<string>;
  readonly mode: Parameter<"edit" | "import" | "scores">;
  /** of the reference data: app/state/routes/row-address.ts */
  readonly row: Parameter<string>;
};
export type QueryName = keyof typeof QUERY_PARAMETERS;
type ValueOf<P> = P extends Parameter<infer T> ? T : never;
/** The query of a route with the parameters `Names`; absent or unreadable ones are left out. */
export type Query<Names extends QueryName> = {
  readonly [Name in Names]?: ValueOf<(typeof QUERY_PARAMETERS)[Name]>;
};
export {};
