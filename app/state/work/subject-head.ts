import type { Getter } from "jotai";
import type { Subject } from "../core/subject.ts";
import { comparisonAtom } from "./comparisons.ts";
import { portfolioAtom } from "./portfolio-heads.ts";

/** The stored comparison, or portfolio without its lines; undefined = it does not exist. */
export const subjectHead = (get: Getter, { kind, id }: Subject) =>
  kind === "comparison" ? get(comparisonAtom(id))?.comparison : get(portfolioAtom(id))?.portfolio;
