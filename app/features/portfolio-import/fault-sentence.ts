import type { ImportFault, ImportOffer } from "../../../workers/import/import-api.ts";
import { importQuestionTexts } from "../../text/en/import-questions.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";

const { units } = importQuestionTexts;

/** What an offer is called: a name, a number as it is written, a label, a unit. */
export const offerName = ({ use, name }: ImportOffer): string => {
  if (name !== "") return name;
  if (typeof use === "number") return formatCount(use);
  const unit = (Object.keys(units) as (keyof typeof units)[]).find((one) => one === use);
  return unit === undefined ? use : units[unit];
};

/** What is wrong with a cell, and what may be meant. */
export const faultSentence = ({ code, value, offers }: ImportFault): string => {
  const offered = offers.length === 0 ? portfolioImportTexts.nothingClose : formatList(offers.map(offerName));
  return portfolioImportTexts.sentences[code].replaceAll("{value}", value).replaceAll("{offers}", offered);
};
