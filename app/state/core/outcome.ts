export type { Outcome, Problem, ProblemCode } from "../../data/outcome.ts";
