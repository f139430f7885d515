/**
 * The kinds of reference data in list order (specification section 3, method.md section 2). The one closed list for
 * loader, server and engine.
 */
export const REFERENCE_KINDS = [
  "region-spec",
  "metric",
  "color-spec",
  "params",
  "usecase",
  "prodsys",
  "recipe",
  "mat-recipe-spec",
  "map-recipe-base",
  "base-act-params",
  "map-base-act",
  "map-form",
  "activity-spec",
  "impact",
  "trans-ui-spec",
  "transport-spec",
  "region-distance",
  "wash-system-spec",
  "wash-trans-spec",
  "wash-default",
  "recyc-default",
  "mat-recov-groups",
  "mat-recov-spec",
  "mat-recov-default",
  "recov-rate-spec",
  "dispose-spec",
  "dispose-default",
  "litter-spec",
  "compost-cert-spec",
  "sust-cert-spec",
  "coc-contact-spec",
  "coc-rsl",
  "food-names",
  "food-prop-score",
  "food-spec",
  "market-rule",
  "water-scarcity",
] as const;

export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** Kinds that may have regional rows (marked R in method.md section 2). */
export const REGIONAL_KINDS = [
  "impact",
  "recyc-default",
  "mat-recov-default",
  "dispose-default",
  "litter-spec",
] as const satisfies readonly ReferenceKind[];

/** Whether a text is the name of a kind of reference data. */
export const isReferenceKind = (value: string): value is ReferenceKind =>
  (REFERENCE_KINDS as readonly string[]).includes(value);

/**
 * A row of reference data on the wire. `data` is JSON text of one object that maps keys to records; composite keys are
 * joined with `/`. Tables of test vectors may hold the object itself.
 */
export interface ReferenceRow {
  readonly kind: string;
  readonly data: string;
}
