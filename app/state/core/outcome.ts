export type { Done, Outcome, Problem, ProblemCode } from "../../data/outcome.ts";
export { failed, networkStep, ok } from "../../data/outcome.ts";
