import type { SheetFaultCode } from "./sentences.ts";

/** An expected reason why a file cannot be read; any other error is a defect. */
export class SheetFault extends Error {
  readonly code: SheetFaultCode;

  /** @param detail of `not_text` the UnreadableKind */
  constructor(code: SheetFaultCode, detail: string) {
    super(detail);
    this.name = "SheetFault";
    this.code = code;
  }
}
