import type { Getter } from "jotai";
import { csvFormatAtom } from "./csv-decimal-comma.ts";
import { ok, type Outcome } from "./outcome.ts";
import { openSafely, servicesAtom } from "./services.ts";

/** The ending of a table's file name: a CSV file with decimal commas says so. */
export const tableEnding = ({ file, decimalComma }: { file?: "xlsx" | undefined; decimalComma: boolean }): string =>
  file === "xlsx" ? ".xlsx" : decimalComma ? "_decimal-comma.csv" : ".csv";

/**
 * Downloads a table in the chosen format.
 * @param name file name without ending
 * @param content as the format of `csvFormatAtom` gives it
 */
export async function saveTable(get: Getter, name: string, content: string | Blob): Promise<Outcome<null>> {
  const services = get(servicesAtom);
  const format = get(csvFormatAtom);
  const fileName = name + tableEnding(format);
  if (format.file === "xlsx") {
    const opened = await openSafely(services);
    if (!opened.ok) return opened;
    const made = await opened.value.engine.workbook(new Blob([content]));
    if (!made.ok) return made;
    services.downloadFile(fileName, made.value);
  } else if (typeof content === "string") services.download(fileName, content, "text/csv");
  else services.downloadFile(fileName, content);
  return ok(null);
}
