import { LINE_DETAIL_LETTERS, LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import { dayOfText } from "../../../workers/import/dates/day-text.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { nameFault } from "../../text/name-fault.ts";

/** Editable texts of a line, in the order of the fields. */
export const LINE_TEXTS = ["label", ...LINE_DETAILS] as const;
export type LineText = (typeof LINE_TEXTS)[number];

/** Length limit of the texts of a line, in characters. */
export const LONGEST_TEXT = LINE_DETAIL_LETTERS;

/** Display name of a text of a line. */
export const lineTextName = (field: LineText): string =>
  field === "label" ? portfolioEditorTexts.columns.label : lineDetailTexts.names[field];

/** The value to save for a typed text; null = invalid. */
export const textToSave = (field: LineText, typed: string): string | null => {
  const text = typed.trim();
  if (text === "") return "";
  if (field === "date") return dayOfText(text);
  return nameFault(text) === undefined ? text : null;
};

/** The error text for a typed text; undefined = valid. */
export const textFault = (field: LineText, typed: string): string | undefined => {
  if (textToSave(field, typed) !== null) return undefined;
  return field === "date" ? lineDetailTexts.dateFault : nameFault(typed);
};
