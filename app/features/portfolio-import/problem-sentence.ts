import { UNREADABLE_KINDS } from "../../../workers/import/sheet-fault.ts";
import type { ImportProblem } from "../../state/portfolio/portfolio-import.ts";
import { portfolioImportTexts as words } from "../../text/en/portfolio-import.ts";

/** Why a file could not be read or written, with the way out. */
export const problemSentence = ({ code, detail }: ImportProblem): string => {
  const { problems } = words;
  if (code === "not_text") {
    const kind = UNREADABLE_KINDS.find((one) => one === detail) ?? "binary";
    return problems.not_text(words.unreadable[kind]);
  }
  const known = Object.entries(problems).find(([name]) => name === code)?.[1];
  return typeof known === "string" ? known : problems.other;
};
