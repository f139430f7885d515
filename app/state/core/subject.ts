import { atomFamily } from "./atom-family.ts";

/** What has scores, uncertainty, weightings and costs: a comparison or a portfolio. */
export interface Subject {
  readonly kind: "comparison" | "portfolio";
  /** comparison_id or portfolio_id */
  readonly id: string;
}

/** Identifies a subject among comparisons and portfolios. */
export const subjectKey = ({ kind, id }: Subject): string => `${kind}/${id}`;

/** Atoms by subject: the same atom for equal subjects. */
export const subjectFamily = <One>(make: (subject: Subject) => One) => atomFamily(make, subjectKey);
