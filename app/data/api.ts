import * as v from "valibot";
import { TableFaultSchema } from "../../edge-api/contract/admin-replies.ts";
import {
  OPERATIONS,
  type BodyOf,
  type OperationId,
  type QueryOf,
  type ReplyOf,
} from "../../edge-api/contract/operations.ts";
import { language } from "../text/language.ts";
import type { Answer, CallProblem } from "./call-problem.ts";
import type { Fetch, RequestBody } from "./http.ts";
import { detailOf } from "./outcome.ts";
import { jsonOf } from "./plain-json.ts";

type ParameterOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

interface Sent {
  /** in the path */
  readonly params?: Readonly<Record<string, string>>;
  /** null and "" are left out */
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
  readonly body?: unknown;
  /** JSON text in place of `body` */
  readonly written?: RequestBody;
  readonly headers?: Readonly<Record<string, string>>;
  /** request or answer take longer than usual */
  readonly isLarge?: true;
  /** sent even while the page closes */
  readonly keepalive?: true;
  /** sends this call */
  readonly fetch?: Fetch;
}

type Needed<Name extends string, Value> = [Value] extends [never] ? object : Readonly<Record<Name, Value>>;
type SentBy<Id extends OperationId> = Omit<Sent, "params" | "query" | "body"> &
  ([QueryOf<Id>] extends [never]
    ? object
    : { readonly query?: { readonly [Name in QueryOf<Id>]?: string | number | null } }) &
  ([ParameterOf<Id>] extends [never] ? object : { readonly params: Readonly<Record<ParameterOf<Id>, string>> }) &
  (Needed<"body", BodyOf<Id>> | { readonly written: RequestBody });
type Arguments<Id extends OperationId> = object extends SentBy<Id> ? [sent?: SentBy<Id>] : [sent: SentBy<Id>];

/** The server's calls, by their rows in `contract/operations.ts`. Never reject. */
export interface Api {
  readonly call: <Id extends OperationId>(id: Id, ...sent: Arguments<Id>) => Promise<Answer<ReplyOf<Id>>>;
  /** The same, with the headers of the reply. */
  readonly callWithHeaders: <Id extends OperationId>(
    id: Id,
    ...sent: Arguments<Id>
  ) => Promise<Answer<{ readonly value: ReplyOf<Id>; readonly headers: Headers }>>;
  /** Makes a call and reads its reply in another way. @param read may reject if the connection ends */
  readonly read: <T>(id: OperationId, sent: Sent, read: (reply: Response) => Promise<T>) => Promise<Answer<T>>;
  /** The same calls with this token of a session or a mailed link. */
  readonly as: (token: string) => Api;
}

const TIMEOUT_MS = 30_000;
/** Long enough for a large portfolio, or all rows of a user, over a slow connection. */
const LARGE_TIMEOUT_MS = 180_000;

const list = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.array(schema), []);
const RefusalSchema = v.object({
  code: v.fallback(v.string(), ""),
  error: v.fallback(v.string(), ""),
  fields: list(v.object({ field: v.string(), text: v.string() })),
  faults: list(TableFaultSchema),
  faultCount: v.fallback(v.number(), 0),
  current: v.optional(v.unknown()),
});

/** Seconds of a Retry-After header; null = absent, or not a number. */
const waitOf = (headers: Headers): number | null => {
  const text = headers.get("Retry-After") ?? "";
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
};

const refusalOf = ({ status, headers }: Response, text: string): CallProblem => {
  const { code, error, ...rest } = v.parse(RefusalSchema, { ...Object(jsonOf(text)) });
  const detail = error || `status ${status}`;
  return { code: "refused", status, error: code, detail, retryAfter: waitOf(headers), ...rest };
};

const addressOf = (path: string, { params = {}, query = {} }: Sent): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === "" ? [] : [[name, `${value}`]],
  );
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs).toString()}`;
};

/** The calls over `fetch`. */
export function serverApi(fetch: Fetch, token?: string): Api {
  const read: Api["read"] = async (id, sent, readReply) => {
    const [method = "GET", path = ""] = id.split(" ");
    const address = addressOf(path, sent);
    const { body, packed } = sent.written ?? {
      body: method === "POST" ? JSON.stringify(sent.body ?? {}) : undefined,
      packed: false,
    };
    const signal = AbortSignal.timeout(sent.isLarge ? LARGE_TIMEOUT_MS : TIMEOUT_MS);
    const send = sent.fetch ?? fetch;
    try {
      const response = await send(address, {
        method,
        headers: {
          // the language of e-mails about the account
          "Accept-Language": language(),
          ...(body !== undefined && { "Content-Type": "application/json" }),
          ...(packed && { "Content-Encoding": "gzip" }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...sent.headers,
        },
        ...(body !== undefined && { body }),
        ...(sent.keepalive && { keepalive: true }),
        cache: "no-store",
        signal,
      });
      if (Object.hasOwn(OPERATIONS[id].replies, response.status)) return { ok: true, value: await readReply(response) };
      return { ok: false, problem: refusalOf(response, await response.text()) };
    } catch (error) {
      const code = signal.aborted ? "timeout" : "network";
      return { ok: false, problem: { code, detail: `${address}: ${detailOf(error)}` } };
    }
  };

  const callWithHeaders: Api["callWithHeaders"] = async <Id extends OperationId>(id: Id, ...[sent]: Arguments<Id>) => {
    const answer = await read(id, { ...sent }, async (response) => ({ response, text: await response.text() }));
    if (!answer.ok) return answer;
    const { status, headers } = answer.value.response;
    // the SPA fallback also answers unknown addresses with status 200
    const parsed = v.safeParse(OPERATIONS[id].replies[status] ?? v.unknown(), jsonOf(answer.value.text));
    if (parsed.success) return { ok: true, value: { value: parsed.output as ReplyOf<Id>, headers } };
    return { ok: false, problem: { code: "bad_reply", detail: `${id}: ${parsed.issues[0].message}` } };
  };

  return {
    call: async (id, ...sent) => {
      const answer = await callWithHeaders(id, ...sent);
      return answer.ok ? { ok: true, value: answer.value.value } : answer;
    },
    callWithHeaders,
    read,
    as: (given) => serverApi(fetch, given),
  };
}
