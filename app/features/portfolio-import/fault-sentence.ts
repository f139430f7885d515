import type { ImportFault, ImportOffer } from "../../../workers/import/import-api.ts";
import { filledSentence } from "../../../workers/import/fault-sentence.ts";
import { importQuestionTexts } from "../../text/en/import-questions.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount } from "../../text/format.ts";
import { formatNames } from "../../text/name-lists.ts";

const { units } = importQuestionTexts;

/** Text of an offer: a name, a formatted number, a label or a unit. */
export const offerName = ({ use, name }: ImportOffer): string => {
  if (name !== "") return name;
  if (typeof use === "number") return formatCount(use);
  const unit = (Object.keys(units) as (keyof typeof units)[]).find((one) => one === use);
  return unit === undefined ? use : units[unit];
};

/** Text of a fault in a cell, with the likely meanings. */
export const faultSentence = ({ code, value, offers }: ImportFault): string => {
  const offered = offers.length === 0 ? "" : formatNames(offers.map(offerName));
  return filledSentence(portfolioImportTexts.sentences[code], value, offered);
};
