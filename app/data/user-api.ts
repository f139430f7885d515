import * as v from "valibot";
import type { EntityKind } from "../../edge-api/contract/entities.ts";
import type { ErrorCode } from "../../edge-api/contract/errors.ts";
import { listTag } from "../../edge-api/contract/list-tag.ts";
import { authorizedFetch, NotAdmitted, type UserAccess } from "./authorized-fetch.ts";
import type { DocumentKind, RequestBody } from "./documents/document-kind.ts";
import type { Fetch } from "./http.ts";
import { detailOf, failed, ok, type Outcome, type Problem } from "./outcome.ts";
import { jsonOf } from "./plain-json.ts";
import type { Owner } from "./record-store.ts";
import type { KnownVersion, ServerCopy } from "./sync/sync-record.ts";
import type { Upload } from "./upload.ts";

/** The result of a call that changes a document. */
export type ServerAnswer<D> =
  | { readonly kind: "saved"; readonly version: number }
  /** the server has another version than the one named; `theirs` null = none */
  | { readonly kind: "has"; readonly theirs: ServerCopy<D> | null }
  | { readonly kind: "erased" }
  /** final: retrying would not help */
  | { readonly kind: "refused"; readonly problem: Problem }
  /** the outcome is unknown, or the change was not made: retry */
  | { readonly kind: "later"; readonly problem: Problem; readonly retryAfterMs: number | null }
  /** the owner is not logged in */
  | { readonly kind: "not_admitted" };

/** The calls about users' documents (specification section 7). Never reject. */
export interface UserApi {
  /**
   * @param version of the copy that is replaced; 0 = none yet
   * @param report called with the part of a large document that is sent, 0 to 1
   */
  readonly save: <D>(
    owner: Owner,
    kind: DocumentKind<D>,
    document: D,
    version: number,
    report?: (sent: number) => void,
  ) => Promise<ServerAnswer<D>>;
  /** @param version of the copy that is deleted */
  readonly erase: <D>(owner: Owner, kind: DocumentKind<D>, id: string, version: number) => Promise<ServerAnswer<D>>;
  /** @param known the versions that this browser has; if the server has the same, it sends nothing */
  readonly list: <D>(
    owner: Owner,
    kind: DocumentKind<D>,
    known: readonly KnownVersion[],
  ) => Promise<Outcome<readonly ServerCopy<D>[] | "unchanged">>;
  /** A portfolio with all its entries; null = none. */
  readonly whole: <D>(owner: Owner, kind: DocumentKind<D>, id: string) => Promise<Outcome<ServerCopy<D> | null>>;
}

const CALL = {
  comparison: "Comparison",
  portfolio: "Portfolio",
  product: "Product",
  food: "Food",
  mapping: "Mapping",
} as const satisfies Record<EntityKind, string>;

const TIMEOUT_MS = 30_000;
/** Long enough for a large portfolio over a slow connection. */
const WHOLE_TIMEOUT_MS = 120_000;

const SavedSchema = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const VersionedSchema = v.object({ ...SavedSchema.entries, updated: v.number() });
const ErrorSchema = v.object({
  code: v.fallback(v.string(), ""),
  current: v.optional(v.unknown()),
});

/** The value of a whole document's JSON text; null = invalid JSON. */
const wholeValue = async <D>({ parts }: DocumentKind<D>, text: string): Promise<unknown> => {
  try {
    return parts ? await parts.valueOf(text) : JSON.parse(text);
  } catch {
    return null;
  }
};

function copyOf<D>(kind: DocumentKind<D>, value: unknown): ServerCopy<D> | null {
  const versioned = v.safeParse(VersionedSchema, value);
  const document = kind.parse(value);
  return versioned.success && document.ok ? { document: document.value, ...versioned.output } : null;
}

/** The Retry-After header in milliseconds; null = absent, or not whole seconds. */
const waitOf = (response: Response): number | null => {
  const text = response.headers.get("Retry-After") ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) * 1000 : null;
};

const REFUSALS: Partial<Record<ErrorCode | "", Problem["code"]>> = {
  quota_exceeded: "account_full",
  email_unverified: "email_unverified",
  too_large: "too_large",
  too_many_entries: "too_large",
  too_many_usecases: "too_large",
};

const refusalOf = (code: string, status: number): Problem => ({
  code: REFUSALS[code as ErrorCode] ?? "invalid",
  detail: `${status} ${code}`,
});

/** The calls over `fetch`, with the token of each owner. @param upload sends large documents */
export function userApi(fetch: Fetch, access: UserAccess, upload: Upload = () => fetch): UserApi {
  interface Reply {
    readonly response: Response;
    readonly text: string;
  }

  const ask = async (
    owner: Owner,
    url: string,
    init: RequestInit,
    timeoutMs: number,
    send = fetch,
  ): Promise<Reply | Problem> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await authorizedFetch(send, access, owner)(url, { ...init, signal });
      return { response, text: await response.text() };
    } catch (error) {
      if (error instanceof NotAdmitted) return { code: "session_expired", detail: error.message };
      return { code: signal.aborted ? "timeout" : "network", detail: `${url}: ${detailOf(error)}` };
    }
  };

  /** Maps every failure to an answer; null = success, whose body the caller reads. */
  const unlessGood = async <D>(kind: DocumentKind<D>, reply: Reply | Problem): Promise<ServerAnswer<D> | null> => {
    if (!("response" in reply)) {
      if (reply.code === "session_expired") return { kind: "not_admitted" };
      return { kind: "later", problem: reply, retryAfterMs: null };
    }
    const { response, text } = reply;
    const { status } = response;
    if (status === 200) return null;
    if (status === 401) return { kind: "not_admitted" };
    if (status === 404) return { kind: "has", theirs: null };
    const { code, current } = v.parse(ErrorSchema, { ...Object(jsonOf(text)) });
    const theirs = status === 409 ? copyOf(kind, current) : null;
    if (theirs !== null) return { kind: "has", theirs };
    const isFinal = code !== "" && status >= 400 && status < 500 && status !== 408 && status !== 409 && status !== 429;
    if (isFinal) return { kind: "refused", problem: refusalOf(code, status) };
    // the account saves too often: the limit applies to all its documents
    const problemCode = code === "too_many_writes" ? "busy" : code === "body_damaged" ? code : "bad_reply";
    const problem: Problem = { code: problemCode, detail: `status ${status} ${code}` };
    return { kind: "later", problem, retryAfterMs: waitOf(response) };
  };

  const unreadable = (what: string): Problem => ({ code: "bad_reply", detail: `${what} cannot be read` });

  const bodyOf = async <D>(kind: DocumentKind<D>, document: D): Promise<Outcome<RequestBody>> =>
    kind.parts ? kind.parts.body(document) : ok({ body: JSON.stringify(document), packed: false });

  const read = async <D>(owner: Owner, kind: DocumentKind<D>, url: string, timeoutMs: number) =>
    textOf(kind, url, await ask(owner, url, { method: "GET" }, timeoutMs));

  const textOf = async <D>(kind: DocumentKind<D>, url: string, reply: Reply | Problem): Promise<Outcome<string>> => {
    const bad = await unlessGood(kind, reply);
    if (bad === null) return ok("text" in reply ? reply.text : "");
    if (bad.kind === "not_admitted") return failed("session_expired", url);
    if (bad.kind === "has") return failed("not_found", url);
    return bad.kind === "later" || bad.kind === "refused"
      ? failed(bad.problem.code, bad.problem.detail)
      : failed("bad_reply", url);
  };

  const whole: UserApi["whole"] = async (owner, kind, id) => {
    const text = await read(owner, kind, `/api/${kind.kind}/${encodeURIComponent(id)}`, WHOLE_TIMEOUT_MS);
    if (!text.ok) return text.problem.code === "not_found" ? ok(null) : text;
    const copy = copyOf(kind, await wholeValue(kind, text.value));
    return copy === null ? { ok: false, problem: unreadable(`${kind.kind} ${id}`) } : ok(copy);
  };

  /** Fetches the entries of a large portfolio, which a conflict does not contain. */
  const completed = async <D>(
    owner: Owner,
    kind: DocumentKind<D>,
    id: string,
    answer: ServerAnswer<D>,
  ): Promise<ServerAnswer<D>> => {
    if (answer.kind !== "has" || answer.theirs === null || !kind.parts?.isListed(answer.theirs.document)) return answer;
    const theirs = await whole(owner, kind, id);
    if (theirs.ok) return { kind: "has", theirs: theirs.value };
    const { problem } = theirs;
    return problem.code === "session_expired"
      ? { kind: "not_admitted" }
      : { kind: "later", problem, retryAfterMs: null };
  };

  return {
    save: async (owner, kind, document, version, report) => {
      const made = await bodyOf(kind, document);
      if (!made.ok) return { kind: "refused", problem: made.problem };
      const { body, packed } = made.value;
      const headers = {
        "Content-Type": "application/json",
        "If-Match": `"${version}"`,
        ...(packed ? { "Content-Encoding": "gzip" } : {}),
      };
      const url = `/api/${version === 0 ? "create" : "update"}${CALL[kind.kind]}`;
      const timeoutMs = packed ? WHOLE_TIMEOUT_MS : TIMEOUT_MS;
      const send = packed && report !== undefined ? upload(report) : fetch;
      const reply = await ask(owner, url, { method: "POST", headers, body }, timeoutMs, send);
      const bad = await unlessGood(kind, reply);
      if (bad !== null) return completed(owner, kind, kind.idOf(document), bad);
      const saved = v.safeParse(SavedSchema, "text" in reply ? jsonOf(reply.text) : null);
      if (saved.success) return { kind: "saved", version: saved.output.version };
      return { kind: "later", problem: unreadable(url), retryAfterMs: null };
    },
    erase: async (owner, kind, id, version) => {
      const url = `/api/delete${CALL[kind.kind]}/${encodeURIComponent(id)}`;
      const headers = { "If-Match": `"${version}"` };
      const reply = await ask(owner, url, { method: "GET", headers }, TIMEOUT_MS);
      const bad = await unlessGood(kind, reply);
      return bad === null || (bad.kind === "has" && bad.theirs === null)
        ? { kind: "erased" }
        : completed(owner, kind, id, bad);
    },
    list: async <D>(owner: Owner, kind: DocumentKind<D>, known: readonly KnownVersion[]) => {
      const url = `/api/list${CALL[kind.kind]}`;
      const headers = { "If-None-Match": listTag(known) };
      const reply = await ask(owner, url, { method: "GET", headers }, WHOLE_TIMEOUT_MS);
      if ("response" in reply && reply.response.status === 304) return ok("unchanged" as const);
      const text = await textOf(kind, url, reply);
      if (!text.ok) return text;
      const items = jsonOf(text.value);
      if (!Array.isArray(items)) return { ok: false, problem: unreadable(`list${CALL[kind.kind]}`) };
      const copies: ServerCopy<D>[] = [];
      for (const item of items) {
        const copy = copyOf(kind, item);
        if (copy === null) return { ok: false, problem: unreadable(`an item of list${CALL[kind.kind]}`) };
        copies.push(copy);
      }
      return ok(copies);
    },
    whole,
  };
}
