import * as v from "valibot";
import { language } from "../text/language.ts";
import type { Fetch } from "./http.ts";
import { detailOf } from "./outcome.ts";
import { jsonOf } from "./plain-json.ts";

export interface JsonCall {
  readonly path: string;
  /** sent as JSON in a POST; without body and text the call is a GET */
  readonly body?: unknown;
  /** a body that already is JSON text */
  readonly text?: string;
  readonly token?: string;
  /** for the whole answer; default 30 s */
  readonly timeoutMs?: number;
  /** sent even while the page closes */
  readonly keepalive?: true;
}

/** No answer, or an unreadable one. */
export interface CallFailure {
  readonly code: "network" | "timeout" | "bad_reply";
  readonly detail: string;
}

export interface Refusal {
  readonly status: number;
  /** the JSON object of the answer, else `{}`: `code` and its details (contract/errors.ts) */
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

export type CallAnswer<T> =
  | { readonly kind: "good"; readonly value: T; readonly headers: Headers }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "failed"; readonly failure: CallFailure };

const TIMEOUT_MS = 30_000;
const GOOD: ReadonlySet<number> = new Set([200, 201, 202]);

/** Makes a call and gives the text of a good reply (status 200 to 202). Never rejects. */
export async function callText(fetch: Fetch, call: JsonCall): Promise<CallAnswer<string>> {
  const { path, token, keepalive } = call;
  const body = call.body === undefined ? call.text : JSON.stringify(call.body);
  const signal = AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        // the language of e-mails about the account
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

/** The same, with the reply parsed by its schema; an invalid reply is `bad_reply`. */
export async function callJson<T>(
  fetch: Fetch,
  schema: v.GenericSchema<unknown, T>,
  call: JsonCall,
): Promise<CallAnswer<T>> {
  const answer = await callText(fetch, call);
  if (answer.kind !== "good") return answer;
  // the SPA fallback also answers unknown addresses with status 200
  const parsed = v.safeParse(schema, jsonOf(answer.value));
  if (parsed.success) return { ...answer, value: parsed.output };
  return { kind: "failed", failure: { code: "bad_reply", detail: `${call.path}: ${parsed.issues[0].message}` } };
}
