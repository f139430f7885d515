export type { Outcome, Problem, ProblemCode } from "../../data/outcome.ts";
export { failed, ok } from "../../data/outcome.ts";
