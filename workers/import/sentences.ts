import sentences from "./sentences.json" with { type: "json" };

/** The English sentences of faults and unreadable files, for the page and the command; their keys are the codes. */
export const SENTENCES = sentences;

/** Codes of the faults of cells. */
export type ImportFaultCode = keyof typeof sentences.faults;
/** Kinds of files that are not read. */
export type UnreadableKind = keyof typeof sentences.kinds;
/** Reasons why a file cannot be read; `not_text`: no supported kind of file. */
export type SheetFaultCode = "not_text" | keyof typeof sentences.problems;

/** A sentence for each fault, in the form of `filledSentence`. */
export type FaultSentences = Readonly<Record<ImportFaultCode, string>>;

/**
 * Fills the sentence of a fault.
 * @param sentence with {value} and {offers}; a part in square brackets is left out if there are no offers
 * @param offered the offers as text, "" = none
 */
export const filledSentence = (sentence: string, value: string, offered: string): string =>
  sentence
    .replaceAll(/\[([^\]]*)\]/g, offered === "" ? "" : "$1")
    .replaceAll(/\{(value|offers)\}/g, (_, name) => (name === "value" ? value : offered));

/** The kind of a file that is no table, by the message of its fault. */
export const kindOfFault = (message: string): UnreadableKind =>
  message in sentences.kinds ? (message as UnreadableKind) : "binary";
