export type { Outcome, Problem, ProblemCode } from "../../data/outcome.ts";
export { ok } from "../../data/outcome.ts";
