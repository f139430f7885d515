import type { ImportFaultCode } from "./import-faults.ts";
import sentences from "./sentences.json" with { type: "json" };
import { type SheetFault, UNREADABLE_KINDS, type UnreadableKind } from "./sheet-fault.ts";

/** The English sentences of faults and unreadable files, for the page and the command. */
export const SENTENCES: {
  readonly faults: FaultSentences;
  /** what a file is that cannot be read */
  readonly kinds: Readonly<Record<UnreadableKind, string>>;
  readonly problems: Readonly<Record<Exclude<SheetFault["code"], "not_text">, string>>;
} = sentences;

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
  UNREADABLE_KINDS.find((kind) => kind === message) ?? "binary";
