import { atom, type Atom } from "jotai";
import { LAW } from "../../../workers/engine/returns/law-data.ts";
import type { GermanFamily, SmallProducerLine } from "../../../workers/engine/returns/law-tables.ts";
import {
  categoryWeights,
  familyWeights,
  smallProducerWeights,
  type MaterialWeight,
} from "../../../workers/engine/returns/material-weights.ts";
import {
  basisOf,
  packagingInLaw,
  unknownMaterials,
  type BasisKg,
  type Filled,
  type PackagingInLaw,
} from "../../../workers/engine/returns/packaging-in-law.ts";
import { reuseSystemRows, type ReuseSystemRow } from "../../../workers/engine/returns/reuse-systems.ts";
import { ukFile, type UkFile } from "../../../workers/engine/returns/uk-file.ts";
import type { UkFinding } from "../../../workers/engine/returns/uk-row.ts";
import { checkUkFile } from "../../../workers/engine/returns/uk-rules.ts";
import { atomFamily } from "../core/atom-family.ts";
import type { Problem } from "../core/outcome.ts";
import {
  periodOf,
  returnAnswersAtom,
  returnScopeAtom,
  returnWeightsAtom,
  type ReturnAnswers,
  type ReturnWeights,
} from "./packaging-return.ts";

/** Everything a page or file says about a return. */
export interface ReturnFigures
  extends PackagingInLaw, Pick<ReturnWeights, "counts" | "undated_part" | "is_covered" | "covered"> {
  readonly kg: number;
  readonly basis: BasisKg;
  /** true: a question that decides what counts has no answer yet; until then all of it counts */
  readonly is_open: boolean;
  /** true: computed for other lines than the answers name; the new masses are being asked for */
  readonly is_pending: boolean;
  readonly unknown: readonly { readonly material: string; readonly kg: number }[];
  readonly categories: readonly MaterialWeight<number | null>[];
  readonly small_producer: readonly MaterialWeight<SmallProducerLine>[];
  readonly families: readonly MaterialWeight<GermanFamily>[];
  readonly reuse: readonly ReuseSystemRow[];
  /** United Kingdom only */
  readonly uk: { readonly file: UkFile; readonly findings: readonly UkFinding[]; readonly fee: number } | null;
}

const filledOf = ({ filled, filled_use_cases }: ReturnAnswers): Filled =>
  filled === "some" ? { kind: "some", use_cases: filled_use_cases } : { kind: filled ?? "all" };

const ukOf = (counted: PackagingInLaw["counted"], answers: ReturnAnswers): ReturnFigures["uk"] => {
  if (answers.country !== "GB") return null;
  const { organisation_id, organisation_size, packaging_activity, level } = answers;
  const submission_period = periodOf(answers);
  const file = ukFile(
    counted,
    { organisation_id: organisation_id.trim(), organisation_size, submission_period, packaging_activity, level },
    LAW,
  );
  return {
    file,
    findings: checkUkFile(file.lines.map(({ row }) => row)),
    fee: file.lines.reduce((sum, { fee }) => sum + fee, 0),
  };
};

const figuresOf = (
  { household, business, scope, ...lines }: ReturnWeights,
  answers: ReturnAnswers,
  asked_scope: string,
): ReturnFigures => {
  const inLaw = packagingInLaw({ household, business }, LAW, filledOf(answers));
  const { counted } = inLaw;
  return {
    ...inLaw,
    ...lines,
    kg: counted.reduce((sum, { kg }) => sum + kg, 0),
    basis: basisOf(counted),
    is_open: answers.filled === null && inLaw.asked.length > 0,
    is_pending: scope !== asked_scope,
    unknown: unknownMaterials(counted),
    categories: categoryWeights(counted),
    small_producer: smallProducerWeights(counted),
    families: familyWeights(counted),
    reuse: reuseSystemRows(counted),
    uk: ukOf(counted, answers),
  };
};

/** The figures of a portfolio's return; null = not computed yet. */
export const returnFiguresAtom = atomFamily(
  (id): Atom<{ readonly figures: ReturnFigures | null; readonly problem: Problem | null }> =>
    atom((get) => {
      const { value, problem } = get(returnWeightsAtom(id));
      return { figures: value && figuresOf(value, get(returnAnswersAtom(id)), get(returnScopeAtom(id))), problem };
    }),
);
