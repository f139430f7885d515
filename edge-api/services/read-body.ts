import * as v from "valibot";
import { MAX_DEPTH, ROW_BYTES } from "../contract/limits.ts";
import type { BodyLimit } from "../contract/limits.ts";
import { parsed } from "./json-scan.ts";
import { Refusal } from "./refusal.ts";

/** How many faults an answer names: enough to repair a form, too few to be an attack. */
const NAMED_FAULTS = 10;
/** Bytes, and letters, that are looked at in one go. */
const PIECE = 64 * 1024;
/** Letters of a body up to which all of its faults are looked for, and not only the first. */
const ALL_FAULTS_LETTERS = 32 * 1024;

/**
 * The text of a JSON body in pieces, counted while it comes in and while it is unpacked: what is too large is never held.
 *
 * @param grown hears how much has come, before each piece is handed on
 * @throws Refusal unsupported_type, too_large, bad_packing, malformed_json (no UTF-8), too_deep
 */
export async function* textPieces(
  request: Request,
  limit: BodyLimit,
  grown?: (bytes: number) => void,
): AsyncGenerator<string, void> {
  const packing = request.headers.get("Content-Encoding") ?? "identity";
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers.get("Content-Type") ?? "");
  if (!isJson || !(packing === "identity" || (packing === "gzip" && limit.gzip))) throw new Refusal("unsupported_type");
  if (Number(request.headers.get("Content-Length") ?? 0) > limit.wire) throw new Refusal("too_large");
  if (request.body === null) throw new Refusal("malformed_json");
  const wire = request.body.pipeThrough(counted(limit.wire));
  const isPacked = packing === "gzip";
  const bytes = isPacked
    ? wire.pipeThrough(new DecompressionStream("gzip")).pipeThrough(counted(limit.unpacked))
    : wire;
  const depth = depthCounter();
  let total = 0;
  for await (const piece of decoded(bytes, isPacked)) {
    grown?.((total += piece.length));
    depth.count(piece);
    yield piece;
  }
}

/** The text as a whole. @throws Refusal as textPieces does */
async function readText(request: Request, limit: BodyLimit): Promise<string> {
  let text = "";
  for await (const piece of textPieces(request, limit)) text += piece;
  return text;
}

/** The body as the contract has it, in a fresh object. @throws Refusal, also invalid */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  limit: BodyLimit,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readText(request, limit);
  return checked(schema, parsed(text), "", { abortEarly: text.length > ALL_FAULTS_LETTERS });
}

/** @param place what stands before the path of each fault. @throws Refusal invalid, naming fields and never values */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  place = "",
  config: v.Config<v.InferIssue<Schema>> = {},
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, config);
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

/** Text of at least PIECE letters at a time, but for the last of it. */
async function* decoded(stream: ReadableStream<Uint8Array>, isPacked: boolean): AsyncGenerator<string, void> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = stream.getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw error instanceof Refusal ? error : new Refusal(isPacked ? "bad_packing" : "malformed_json");
      });
      // a body that came in one piece is handed on in slices
      for (let at = 0; at < (value?.length ?? 0); at += PIECE) {
        text += decodedBytes(decoder, value?.subarray(at, at + PIECE));
        if (text.length < PIECE) continue;
        yield text;
        text = "";
      }
      if (done) break;
    }
    yield text + decodedBytes(decoder);
  } finally {
    // of a stream that failed its failure is known already
    await reader.cancel().catch(() => undefined);
  }
}

function decodedBytes(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new Refusal("malformed_json");
  }
}

/** Counts brackets outside strings: deep bodies are refused before anything recurses into them. */
function depthCounter(): { readonly count: (piece: string) => void } {
  let depth = 0;
  let quoted = false;
  let escaped = false;
  return {
    count(piece) {
      for (let at = 0; at < piece.length; at++) {
        const unit = piece.charCodeAt(at);
        if (escaped) escaped = false;
        else if (quoted) {
          if (unit === 0x5c) escaped = true;
          else if (unit === 0x22) quoted = false;
        } else if (unit === 0x22) quoted = true;
        else if (unit === 0x7b || unit === 0x5b) {
          if (++depth > MAX_DEPTH) throw new Refusal("too_deep");
        } else if (unit === 0x7d || unit === 0x5d) depth--;
      }
    },
  };
}
