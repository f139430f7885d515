export type { Done, Outcome, Problem, ProblemCode } from "../../data/outcome.ts";
export { failed, ok } from "../../data/outcome.ts";
