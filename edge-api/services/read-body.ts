import * as v from "valibot";
import { MAX_DEPTH, ROW_BYTES, type BodyLimit } from "../contract/limits.ts";
import { inflated } from "./gzip.ts";
import { parsed } from "./json-scan.ts";
import { Refusal } from "./refusal.ts";

/** Faults named in one reply: enough to correct a form, few enough to keep replies small. */
const NAMED_FAULTS = 10;
/** Bytes, and characters, handled in one step. */
const PIECE = 64 * 1024;
/** Characters without a token after which a body is given up. */
const MAX_BLANK = 1024 * 1024;
/** Longest body, in characters, whose faults are all collected instead of only the first. */
const ALL_FAULTS_CHARACTERS = 32 * 1024;

/**
 * The text of a JSON body in pieces. Size is counted on the wire and after decompression, so that a body over the limit
 * is never in memory.
 *
 * @param grown gets the number of characters read so far, before each piece
 * @throws Refusal unsupported_type, too_large, bad_packing, malformed_json (not UTF-8), too_deep
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
  const wire = request.body.pipeThrough(limitBytes(limit.wire));
  const isPacked = packing === "gzip";
  const bytes = isPacked ? inflated(wire).pipeThrough(limitBytes(limit.unpacked)) : wire;
  const depth = depthCounter();
  let blank = 0;
  let total = 0;
  for await (const piece of decoded(bytes, isPacked)) {
    grown?.((total += piece.length));
    // a body that holds next to nothing is not inflated to its end
    blank = /\S/.test(piece) ? 0 : blank + piece.length;
    if (blank > MAX_BLANK) throw new Refusal("too_large");
    depth.count(piece);
    yield piece;
  }
}

/** The whole text. @throws Refusal as textPieces */
export async function readText(request: Request, limit: BodyLimit, grown?: (bytes: number) => void): Promise<string> {
  let text = "";
  for await (const piece of textPieces(request, limit, grown)) text += piece;
  return text;
}

/** Reads and validates a body. @returns a new object without unknown fields. @throws Refusal as textPieces; invalid */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  limit: BodyLimit,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readText(request, limit);
  return checked(schema, parsed(text), "", { abortEarly: text.length > ALL_FAULTS_CHARACTERS });
}

/**
 * Validates a value against a schema.
 *
 * @param place prefix of the path of each fault
 * @throws Refusal invalid, naming fields but never values
 */
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
    // the library's own messages would repeat the input
    text:
      issue.message.startsWith("Invalid ") && issue.received !== null && issue.message.includes("received")
        ? `expected ${issue.expected ?? "another value"}`
        : issue.message,
  }));
  throw new Refusal("invalid", { fields });
}

/**
 * Refuses a text that exceeds a database row: written out, numbers may be longer than in the body (1e20 has 21 digits).
 *
 * @throws Refusal too_large
 */
export function refuseOverRow(text: string): void {
  if (new TextEncoder().encode(text).byteLength > ROW_BYTES) throw new Refusal("too_large");
}

function limitBytes(most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(new Refusal("too_large"));
      else controller.enqueue(chunk);
    },
  });
}

/** Decoded text in pieces of at least PIECE characters, except the last. */
async function* decoded(stream: ReadableStream<Uint8Array>, isPacked: boolean): AsyncGenerator<string, void> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = stream.getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw error instanceof Refusal ? error : new Refusal(isPacked ? "bad_packing" : "malformed_json");
      });
      // a body that arrives in one chunk is split
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
    // the failure of the stream was already thrown
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

/** Counts brackets outside strings: refuses deep bodies before anything recurses into them. */
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
