const MONTH = String.raw`(?:jan|feb|m[a\u00E4]r|apr|ma[iy]|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|f[e\u00E9]v|avr|juin|juil|ao[u\u00FB]|d[e\u00E9]c|gen|mag|giu|lug|set|ott)\p{L}*\.?`;
const DATE = new RegExp(
  String.raw`^(?:\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[.\s-]*${MONTH}[\s-]*\d{2,4}|${MONTH}\s*\d{1,2},?\s*\d{2,4})(?:[T\s]+\d{1,2}:\d{2}(?::\d{2})?.*)?$`,
  "iu",
);
/** A date without a year or a day, as a spreadsheet makes one of "10/20" or "6/10": "Oct-20", "06-Oct". */
const PART_OF_DATE = new RegExp(
  String.raw`^(?:${MONTH}[\s.\u2019'/-]*\d{1,4}|\d{1,2}[.\s-]*(?:de\s+)?${MONTH})$`,
  "iu",
);
/** Whether a text looks like a date. */
export const isDateText = (text: string): boolean => DATE.test(text.trim());

/** Whether a text looks like a date or a part of one. */
export const isPartOfDate = (text: string): boolean => isDateText(text) || PART_OF_DATE.test(text.trim());
