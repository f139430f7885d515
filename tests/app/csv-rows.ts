import Papa from "papaparse";

/** The rows of a CSV file by column name. @param delimiter by default the one that the text seems to have */
export const csvRows = (text: string, delimiter = ""): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(text.replace("\uFEFF", ""), { header: true, skipEmptyLines: true, delimiter })
    .data;
