import { SaxesParser } from "saxes";
import { SheetFault } from "../sheet-fault.ts";
import { unpackedStream, type ZipEntry } from "./zip-entries.ts";

/** An XML name without its namespace prefix. */
export const bare = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Handlers for the events of an XML part, in document order. Names include their prefix. */
export interface XmlHandlers {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
  /** called after each chunk with the bytes read; true ends the reading, an exception ends it with that error */
  readonly pause?: (bytes: number) => Promise<boolean | void>;
}

/**
 * Parses an XML part in chunks. External entities are not supported and document types are rejected.
 * @throws SheetFault for invalid XML or damaged bytes
 */
export async function readXml(source: Blob, entry: ZipEntry, { open, close, text, pause }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser({ position: false });
  let error: unknown = null;
  parser.on("error", (fault) => (error ??= new SheetFault("bad_workbook", `${entry.name}: ${fault.message}`)));
  parser.on("doctype", () => (error ??= new SheetFault("bad_workbook", `${entry.name}: a document type`)));
  parser.on("opentag", ({ name, attributes }) => open(name, attributes as Record<string, string>));
  if (close !== undefined) parser.on("closetag", ({ name }) => close(name));
  if (text !== undefined) parser.on("text", text);
  const decoder = new TextDecoder();
  const reader = (await unpackedStream(source, entry)).getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.length;
      parser.write(decoder.decode(value, { stream: true }));
      if (error !== null) throw error;
      if ((await pause?.(bytes)) === true) return;
    }
    parser.close();
    if (error !== null) throw error;
  } catch (fault) {
    // the platform reports damaged bytes as a TypeError
    throw fault instanceof TypeError ? new SheetFault("bad_workbook", `${entry.name}: ${fault.message}`) : fault;
  } finally {
    // cancel rejects if the stream itself failed
    await reader.cancel().catch(() => undefined);
  }
}
