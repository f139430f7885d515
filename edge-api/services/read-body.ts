import * as v from "valibot";
import { MAX_DEPTH, ROW_BYTES } from "../contract/limits.ts";
import type { BodyLimit } from "../contract/limits.ts";
import { Refusal } from "./refusal.ts";

/** How many faults an answer names: enough to repair a form, too few to be an attack. */
const NAMED_FAULTS = 10;

/**
 * The text of a JSON body, counted while it comes in and while it is unpacked: what is too large is never held.
 *
 * @throws Refusal unsupported_type, too_large, bad_packing, malformed_json (no UTF-8), too_deep
 */
export async function readText(request: Request, limit: BodyLimit): Promise<string> {
  const packing = request.headers.get("Content-Encoding") ?? "identity";
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers.get("Content-Type") ?? "");
  if (!isJson || !(packing === "identity" || (packing === "gzip" && limit.gzip))) throw new Refusal("unsupported_type");
  if (Number(request.headers.get("Content-Length") ?? 0) > limit.wire) throw new Refusal("too_large");
  if (request.body === null) throw new Refusal("malformed_json");
  const wire = request.body.pipeThrough(counted(limit.wire));
  const text =
    packing === "gzip"
      ? await decoded(wire.pipeThrough(new DecompressionStream("gzip")).pipeThrough(counted(limit.unpacked)), true)
      : await decoded(wire, false);
  refuseDepth(text);
  return text;
}

/** The body as the contract has it, in a fresh object. @throws Refusal, also invalid */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  limit: BodyLimit,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return checked(schema, parsed(await readText(request, limit)));
}

/** @throws Refusal malformed_json */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("malformed_json");
  }
}

/** @param place what stands before the path of each fault. @throws Refusal invalid, naming fields and never values */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  place = "",
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const fields = result.issues.slice(0, NAMED_FAULTS).map((issue) => ({
    field: `${place}${v.getDotPath(issue) ?? ""}`.slice(0, 200),
    // a message of the library's own would repeat what came in
    text:
      issue.message.startsWith("Invalid ") && issue.received !== null && issue.message.includes("received")
        ? `expected ${issue.expected ?? "another value"}`
        : issue.message,
  }));
  throw new Refusal("invalid", { fields });
}

/**
 * Numbers and labels may be written out longer than they came: 1e20 has 21 digits.
 *
 * @throws Refusal too_large, for a text that the database takes into no row
 */
export function refuseOverRow(text: string): void {
  if (new TextEncoder().encode(text).byteLength > ROW_BYTES) throw new Refusal("too_large");
}

function counted(most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(new Refusal("too_large"));
      else controller.enqueue(chunk);
    },
  });
}

async function decoded(stream: ReadableStream<Uint8Array>, packed: boolean): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = stream.getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw error instanceof Refusal ? error : new Refusal(packed ? "bad_packing" : "malformed_json");
    });
    try {
      text += done ? decoder.decode() : decoder.decode(value, { stream: true });
    } catch {
      await reader.cancel();
      throw new Refusal("malformed_json");
    }
    if (done) return text;
  }
}

/** Counts brackets outside strings: deep bodies are refused before anything recurses into them. */
function refuseDepth(text: string): void {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (quoted) {
      if (unit === 0x5c) at++;
      else if (unit === 0x22) quoted = false;
    } else if (unit === 0x22) quoted = true;
    else if (unit === 0x7b || unit === 0x5b) {
      if (++depth > MAX_DEPTH) throw new Refusal("too_deep");
    } else if (unit === 0x7d || unit === 0x5d) depth--;
  }
}
