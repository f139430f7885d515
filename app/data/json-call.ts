import * as v from "valibot";
import { language } from "../text/language.ts";
import type { Fetch } from "./http.ts";
import { jsonOf } from "./json-of.ts";
import { detailOf } from "./outcome.ts";

/** One call to the API. */
export interface JsonCall {
  readonly path: string;
  /** goes out as JSON in a POST; without body and text the call is a GET */
  readonly body?: unknown;
  /** a body that is JSON text already */
  readonly text?: string;
  /** of the session */
  readonly token?: string;
  /** for the whole answer; 30 s unless given */
  readonly timeoutMs?: number;
  /** goes out also while the page closes */
  readonly keepalive?: true;
}

/** The call gave no answer, or one that cannot be read. */
export interface CallFailure {
  readonly code: "network" | "timeout" | "bad_reply";
  readonly detail: string;
}

/** The server says no. */
export interface Refusal {
  readonly status: number;
  /** the JSON object of its answer, `{}` if it is none: `code` and what belongs to it (contract/errors.ts) */
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

export type CallAnswer<T> =
  | { readonly kind: "good"; readonly value: T; readonly headers: Headers }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "failed"; readonly failure: CallFailure };

const TIMEOUT_MS = 30_000;
const GOOD: ReadonlySet<number> = new Set([200, 201, 202]);

/** Sends a call and answers the text of a good reply (status 200 to 202). Never rejects. */
export async function callText(fetch: Fetch, call: JsonCall): Promise<CallAnswer<string>> {
  const { path, token, keepalive } = call;
  const body = call.body === undefined ? call.text : JSON.stringify(call.body);
  const signal = AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        // mails about the account are written in it
        "Accept-Language": language(),
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
      ...(keepalive && { keepalive }),
      cache: "no-store",
      signal,
    });
    const text = await response.text();
    const { status, headers } = response;
    if (GOOD.has(status)) return { kind: "good", value: text, headers };
    return { kind: "refused", refusal: { status, body: { ...Object(jsonOf(text)) }, headers } };
  } catch (error) {
    const code = signal.aborted ? "timeout" : "network";
    return { kind: "failed", failure: { code, detail: `${path}: ${detailOf(error)}` } };
  }
}

/** The same with the reply read by its schema; a reply that breaks it is `bad_reply`. */
export async function callJson<T>(
  fetch: Fetch,
  schema: v.GenericSchema<unknown, T>,
  call: JsonCall,
): Promise<CallAnswer<T>> {
  const answer = await callText(fetch, call);
  if (answer.kind !== "good") return answer;
  // the page itself answers unknown addresses with status 200 as well
  const parsed = v.safeParse(schema, jsonOf(answer.value));
  if (parsed.success) return { ...answer, value: parsed.output };
  return { kind: "failed", failure: { code: "bad_reply", detail: `${call.path}: ${parsed.issues[0].message}` } };
}
