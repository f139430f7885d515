import type { ImportFault, ImportOffer } from "../../../workers/import/import-api.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";

/** What an offer is called: a name, a number as it is written, a label. */
export const offerName = ({ use, name }: ImportOffer): string =>
  name === "" ? (typeof use === "number" ? formatCount(use) : use) : name;

/** What is wrong with a cell, and what may be meant. */
export const faultSentence = ({ code, value, offers }: ImportFault): string => {
  const offered = offers.length === 0 ? portfolioImportTexts.nothingClose : formatList(offers.map(offerName));
  return portfolioImportTexts.sentences[code].replaceAll("{value}", value).replaceAll("{offers}", offered);
};
