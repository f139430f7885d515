import type { ImportChoice } from "../../../workers/import/import-settings.ts";
import { codeKey } from "../../../workers/import/names/item-code.ts";
import type { NameInSheet, NamesInSheet } from "../../../workers/import/names/names-in-sheet.ts";
import { normalName } from "../../../workers/import/normal-name.ts";

/** State of a name: undecided, sure match to be accepted, product chosen, lines left out. */
export const NAME_STATES = ["open", "sure", "chosen", "left_out"] as const;
export type NameState = (typeof NAME_STATES)[number];

/** A name with its state. */
export interface StatedName extends NameInSheet {
  readonly state: NameState;
  /** prodsys_id if chosen, else null */
  readonly product: string | null;
  /** cumulative share: units of this name and of all before it ÷ all units, 0-1 */
  readonly adds_up: number;
}

/** The names of a file with their states, counts and unit shares. */
export interface StatedNames {
  readonly names: readonly StatedName[];
  readonly counts: Readonly<Record<NameState, number>>;
  /** share of the units per state, 0-1 */
  readonly shares: Readonly<Record<NameState, number>>;
  readonly count: number;
  readonly units: number;
}

/** The names of a file with the state that the choices give them; later choices win. */
export function statedNames({ names, count, units }: NamesInSheet, choices: readonly ImportChoice[]): StatedNames {
  const chosen = new Map<string, ImportChoice["use"]>();
  const byCode = new Map<string, ImportChoice["use"]>();
  for (const { field, value, use } of choices) {
    if (field === "product") chosen.set(normalName(value), use);
    else if (field === "code") byCode.set(codeKey(value), use);
  }
  const ofCodes = (codes: readonly string[]): ImportChoice["use"] | undefined => {
    for (const code of byCode.size === 0 ? [] : codes) {
      const use = byCode.get(codeKey(code));
      if (use !== undefined) return use;
    }
    return undefined;
  };
  const counts = { open: 0, sure: 0, chosen: 0, left_out: 0 };
  const shares = { open: 0, sure: 0, chosen: 0, left_out: 0 };
  let sum = 0;
  const share = (part: number): number => (units === 0 ? 0 : part / units);
  const stated = names.map((name): StatedName => {
    const own = name.is_id ? undefined : chosen.get(name.normal);
    // a choice for an article code does not change a known name
    const choice = own === undefined && name.known === null ? ofCodes(name.codes) : own;
    const known = choice === undefined ? (name.known ?? name.own_code) : null;
    const use = known ?? choice;
    const state: NameState = use === undefined ? (name.sure ? "sure" : "open") : use === null ? "left_out" : "chosen";
    sum += name.units;
    counts[state]++;
    shares[state] += share(name.units);
    return { ...name, known, state, product: typeof use === "string" ? use : null, adds_up: share(sum) };
  });
  return { names: stated, counts, shares, count, units };
}

/** Confidence of the best offer: "sure" is set by the matcher; else by the lead in score over the second offer. */
export function levelOf({ sure, offers }: NameInSheet): "sure" | "likely" | "unsure" {
  const [best, second] = offers;
  if (sure) return "sure";
  return best !== undefined && best.score - (second?.score ?? 0) >= LIKELY_LEAD ? "likely" : "unsure";
}

const LIKELY_LEAD = 0.2;
