import { kindOfFault } from "../../../workers/import/sentences.ts";
import type { ImportProblem } from "../../state/portfolio/portfolio-import.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";

/** Why a file could not be read or written, with the way out. */
export const problemSentence = ({ code, detail }: ImportProblem): string => {
  const { problems, unreadable } = portfolioImportTexts;
  if (code === "not_text") return problems.not_text(unreadable[kindOfFault(detail)]);
  const known = Object.entries(problems).find(([name]) => name === code)?.[1];
  return typeof known === "string" ? known : problems.other;
};
