import type { Stage } from "../../../edge-api/contract/metrics.ts";

/** What a line stands for, finer than its stage; the explanation says it in words. */
export const LINE_ROLES = [
  "virgin",
  "recycled",
  "forming",
  "transport",
  "wash",
  "wash_transport",
  "litter",
  "recycling",
  "composting",
  "disposal",
] as const;
export type LineRole = (typeof LINE_ROLES)[number];

/** `life`: once per item life, divided by the uses; `use`: every use (method.md section 1). */
export type Basis = "life" | "use";

/** Component number of lines that belong to the product as a whole (washing). */
export const WHOLE_PRODUCT = -1;

/** Each role has its stage; and only here. */
export const STAGE_OF_ROLE = {
  virgin: "materials",
  recycled: "materials",
  forming: "forming",
  transport: "transport",
  wash: "washing",
  wash_transport: "washing",
  litter: "end_of_life",
  recycling: "end_of_life",
  composting: "end_of_life",
  disposal: "end_of_life",
} as const satisfies Record<LineRole, Stage>;

/**
 * A product's life as amounts of activities (method.md section 1), one array per column. Sparse: lines of amount
 * 0 and of unknown activities are not made. Which region's factors apply and the basis follow from the role.
 */
export interface Inventory {
  readonly length: number;
  /** number of the activity in the ActivityIndex */
  readonly activity: Int32Array;
  /** in the activity's unit, per item (life) or per use */
  readonly amount: Float64Array;
  /** share of the amount that the plastic_pollution factor sees: plastic_massfrac on recycling, composting, disposal; else 1 */
  readonly plastic_share: Float64Array;
  /** place in LINE_ROLES */
  readonly role: Uint8Array;
  /** place in CompiledProduct.components, or WHOLE_PRODUCT */
  readonly component: Int32Array;
  /** transport: context_id; disposal: route; else "" */
  readonly detail: readonly string[];
}

/** Roles whose factors are those of the region of production P; all others take the region of use U (section 4). */
export const isOfProduction = (role: LineRole): boolean => {
  const stage = STAGE_OF_ROLE[role];
  return stage !== "washing" && stage !== "end_of_life";
};

export const basisOf = (role: LineRole): Basis => (STAGE_OF_ROLE[role] === "washing" ? "use" : "life");

export const roleAt = (inventory: Inventory, line: number): LineRole =>
  LINE_ROLES[inventory.role[line] ?? 0] ?? "virgin";
