import type { Findings } from "../inventory/findings.ts";
import type { ComponentDefinition } from "../product/definition.ts";
import { finite } from "../tables/quantity.ts";
import type { Tables } from "../tables/tables.ts";
import { CHEMICALS } from "./metric-set.ts";

/** Inputs of the chemicals rating from one component, without the food. */
export interface ContactTerm {
  /** 1 best - 10 worst */
  readonly presence: number;
  readonly inertness: number;
  readonly contact_weight: number;
  /** 0 not confirmed - 4 free of four tiers */
  readonly compliance: number;
  /** 0 not declared - 3 verified by a third party */
  readonly disclosure: number;
}

/** Presence and contact of a component (method.md section 7). A missing presence score warns only with food contact. */
export const contactTerm = (
  component: ComponentDefinition,
  inertness: number,
  tables: Tables,
  findings: Findings,
): ContactTerm => {
  const weight = tables.contact_weights.get(component.coc_contact_id ?? "") ?? null;
  const known = weight !== null && weight >= 0;
  if (!known) findings.warn("value_out_of_range", "coc_contact_id", CHEMICALS);
  const contact_weight = known ? weight : 1;
  const compliance = component.compliance ?? 0;
  const disclosure = component.disclosure ?? 0;
  const key = `${compliance}/${disclosure}`;
  const presence = tables.presence.get(key) ?? null;
  if (presence === null && contact_weight > 0) findings.warn("missing_presence_score", key, CHEMICALS);
  return { presence: presence ?? 10, inertness, contact_weight, compliance, disclosure };
};

/** migration = 1 + (f − 1) × (1 − inert), f the food score 1-10. */
export const migrationOf = (term: ContactTerm, foodScore: number): number => 1 + (foodScore - 1) * (1 - term.inertness);

/**
 * Chemicals raw score of a product, 2 best - 20 worst: the mean of presence + migration weighted by contact; 2 without
 * contact (method.md section 7). `foodScore`: f, 1-10.
 */
export const chemicalsOf = (terms: readonly ContactTerm[], foodScore: number): number => {
  let weights = 0;
  let sum = 0;
  for (const term of terms) {
    weights += term.contact_weight;
    sum += term.contact_weight * (term.presence + migrationOf(term, foodScore));
  }
  return weights === 0 ? 2 : finite(sum / weights);
};
