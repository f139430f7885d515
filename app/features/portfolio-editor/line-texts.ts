import { LINE_DETAIL_LETTERS, LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import { dayOfText } from "../../../workers/import/dates/day-text.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { nameFault } from "../../text/name-fault.ts";

/** Texts of a line that can be set, in the order of fields. */
export const LINE_TEXTS = ["label", ...LINE_DETAILS] as const;
export type LineText = (typeof LINE_TEXTS)[number];

export const LONGEST_TEXT = LINE_DETAIL_LETTERS;

/** What a text of a line is called. */
export const lineTextName = (field: LineText): string =>
  field === "label" ? portfolioEditorTexts.columns.label : lineDetailTexts.names[field];

/** What a line keeps of what was typed; null = it cannot be kept. */
export const textToKeep = (field: LineText, typed: string): string | null => {
  const text = typed.trim();
  if (text === "") return "";
  if (field === "date") return dayOfText(text);
  return nameFault(text) === undefined ? text : null;
};

/** What is wrong with what was typed; undefined = nothing. */
export const textFault = (field: LineText, typed: string): string | undefined => {
  if (textToKeep(field, typed) !== null) return undefined;
  return field === "date" ? lineDetailTexts.dateFault : nameFault(typed);
};
