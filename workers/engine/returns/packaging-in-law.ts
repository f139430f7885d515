import { getOrInsert } from "../get-or-insert.ts";
import type { MassBasis } from "../product/definition.ts";
import type { ComponentWeight } from "../portfolio/portfolio-weights.ts";
import type { InLaw, LawTables, MaterialLaw } from "./law-tables.ts";

/** Who throws the packaging away. */
export type Market = "household" | "business";

/**
 * Which use cases are filled at the point of sale, where the law makes that the question; `some` names those that are. It
 * also decides use cases on which the law is silent, such as trays.
 */
export type Filled =
  { readonly kind: "all" | "none" } | { readonly kind: "some"; readonly use_cases: readonly string[] };

/** Why a part is no packaging in law. */
export type LeftOutReason = "no" | "not-filled" | "on-premises" | "sold-empty";

/** A component that is packaging in law; `law` is null if the tables do not know its material. */
export interface CountedPart extends ComponentWeight {
  readonly market: Market;
  readonly law: MaterialLaw | null;
}

/** Products of a use case that are no packaging, kg and uses. */
export interface LeftOut {
  readonly usecase_id: string;
  readonly reason: LeftOutReason;
  readonly kg: number;
}

export interface PackagingInLaw {
  readonly counted: readonly CountedPart[];
  /** heaviest first */
  readonly left_out: readonly LeftOut[];
  /** use cases of the portfolio for which it matters whether they are filled at the point of sale */
  readonly asked: readonly string[];
}

/** Whether a part is packaging in law. Use cases that the tables do not know, of an administrator, are asked about. */
export const lawOf = (
  law: LawTables,
  { usecase_id, reusable }: Pick<ComponentWeight, "usecase_id" | "reusable">,
): InLaw => {
  const own = law.use_cases[usecase_id];
  return own === undefined ? "ask" : reusable ? own.reusable : own.single_use;
};

/** The parts that can be packaging: without cutlery, straws and stirrers, which are never packaging. */
export const possiblePackaging = (law: LawTables, parts: readonly ComponentWeight[]): readonly ComponentWeight[] =>
  parts.filter((part) => lawOf(law, part) !== "no");

const isFilled = (filled: Filled, usecase_id: string): boolean =>
  filled.kind === "some" ? filled.use_cases.includes(usecase_id) : filled.kind === "all";

/** Null = the part is packaging in law. */
const reasonOf = (law: LawTables, filled: Filled, part: ComponentWeight): LeftOutReason | null => {
  if (law.use_cases[part.usecase_id]?.sold_empty.includes(part.prodsys_id) === true) return "sold-empty";
  switch (lawOf(law, part)) {
    case "yes":
      return null;
    case "no":
      return "no";
    case "on-premises":
      return "on-premises";
    case "if-filled":
    case "ask":
      return isFilled(filled, part.usecase_id) ? null : "not-filled";
  }
};

/** Splits the parts of a portfolio into packaging in law and other parts, and finds the questions to ask. */
export function packagingInLaw(
  parts: Readonly<Record<Market, readonly ComponentWeight[]>>,
  law: LawTables,
  filled: Filled,
): PackagingInLaw {
  const counted: CountedPart[] = [];
  const left = new Map<string, { usecase_id: string; reason: LeftOutReason; kg: number }>();
  const asked = new Set<string>();
  for (const market of ["household", "business"] as const)
    for (const part of parts[market]) {
      const { usecase_id, kg, mat_recipe_id } = part;
      if (["if-filled", "ask"].includes(lawOf(law, part))) asked.add(usecase_id);
      const reason = reasonOf(law, filled, part);
      if (reason === null) {
        counted.push({ ...part, market, law: law.materials[mat_recipe_id] ?? null });
        continue;
      }
      getOrInsert(left, `${usecase_id} ${reason}`, () => ({ usecase_id, reason, kg: 0 })).kg += kg;
    }
  return { counted, left_out: [...left.values()].toSorted((a, b) => b.kg - a.kg), asked: [...asked] };
}

/** kg by what the masses rest on. */
export type BasisKg = Readonly<Record<MassBasis, number>>;

/** Sums masses by what they rest on, in kg. */
export const basisOf = (parts: readonly Pick<ComponentWeight, "kg" | "mass_basis">[]): BasisKg => {
  const sums = { weighed: 0, specified: 0, assumed: 0 };
  for (const { kg, mass_basis } of parts) sums[mass_basis] += kg;
  return sums;
};

/** Materials whose code or category the tables do not know, with their kg. */
export const unknownMaterials = (
  counted: readonly CountedPart[],
): readonly { readonly material: string; readonly kg: number }[] => {
  const unknown = new Map<string, number>();
  for (const { law, mat_recipe_name, kg } of counted)
    if (law === null) unknown.set(mat_recipe_name, (unknown.get(mat_recipe_name) ?? 0) + kg);
  return [...unknown].map(([material, kg]) => ({ material, kg }));
};
