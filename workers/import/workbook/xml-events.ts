import { SaxesParser } from "saxes";
import { SheetFault } from "../sheet-fault.ts";
import { unpackedStream, type ZipEntry } from "./zip-entries.ts";

/** What stands in an XML part, in its order. Names as they are written, with their prefix. */
export interface XmlHandlers {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
  /** asked after each piece; what it throws ends the reading, true ends it without a fault */
  readonly pause?: (bytes: number) => Promise<boolean>;
}

/**
 * Reads an XML part piece by piece. The parser knows no external entities and no document types.
 *
 * @throws SheetFault for what is no XML
 */
export async function readXml(source: Blob, entry: ZipEntry, { open, close, text, pause }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser();
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
    // what the platform says of damaged bytes
    throw fault instanceof TypeError ? new SheetFault("bad_workbook", `${entry.name}: ${fault.message}`) : fault;
  } finally {
    // after a fault of its own the stream has nothing left to give up
    await reader.cancel().catch(() => undefined);
  }
}
