import type { ProblemCode } from "../../state/core/outcome.ts";
import { resultsTexts } from "../../text/en/results.ts";

/** Sentences for the problem codes that scoring a comparison can return; other codes are unexpected. */
const SENTENCES: Readonly<Partial<Record<ProblemCode, string>>> = resultsTexts.problems;

export const problemSentence = (code: ProblemCode): string => SENTENCES[code] ?? resultsTexts.problems.internal;
