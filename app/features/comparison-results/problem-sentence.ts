import type { ProblemCode } from "../../state/core/outcome.ts";
import { resultsTexts } from "../../text/en/results.ts";

/** The codes that scoring a comparison can answer have sentences of their own; any other is an unexpected one. */
const SENTENCES: Readonly<Partial<Record<ProblemCode, string>>> = resultsTexts.problems;

export const problemSentence = (code: ProblemCode): string => SENTENCES[code] ?? resultsTexts.problems.internal;
