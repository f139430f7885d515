import type { Stage } from "../../../edge-api/contract/metrics.ts";

/** What a line stands for, in more detail than its stage. */
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

/** The stage of each role. */
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
  /** index of the activity in ActivityIndex.ids */
  readonly activity: Int32Array;
  /** in the activity's unit, per item (life) or per use */
  readonly amount: Float64Array;
  /** factor of plastic_pollution: plastic_massfrac on recycling, composting and disposal lines, else 1 */
  readonly plastic_share: Float64Array;
  /** index in LINE_ROLES */
  readonly role: Uint8Array;
  /** index in CompiledProduct.components, or WHOLE_PRODUCT */
  readonly component: Int32Array;
  /** transport: context_id; disposal: route; else "" */
  readonly detail: readonly string[];
}

/** Whether a role takes the factors of the region of production; other roles take those of the region of use (method.md section 4). */
export const isOfProduction = (role: LineRole): boolean => {
  const stage = STAGE_OF_ROLE[role];
  return stage !== "washing" && stage !== "end_of_life";
};

/** Basis of a role: washing counts every use, all other stages once per life (method.md section 1). */
export const basisOf = (role: LineRole): Basis => (STAGE_OF_ROLE[role] === "washing" ? "use" : "life");

/** Role of a line by its index. */
export const roleAt = (inventory: Inventory, line: number): LineRole =>
  LINE_ROLES[inventory.role[line] ?? 0] ?? "virgin";
