import * as v from "valibot";
import type { EntityKind } from "../../../edge-api/contract/entities.ts";
import { listTag } from "../../../edge-api/contract/list-tag.ts";
import type { OperationId } from "../../../edge-api/contract/operations.ts";
import type { Api } from "../api.ts";
import { type Answer, isFinal, problemOf, type CallProblem, refusedWith } from "../call-problem.ts";
import type { DocumentKind } from "../documents/document-kind.ts";
import { failed, ok, type Outcome, type Problem } from "../outcome.ts";
import { jsonOf } from "../plain-json.ts";
import type { Owner } from "../record-store.ts";
import type { Upload } from "../upload.ts";
import type { KnownVersion, ServerCopy } from "./sync-record.ts";

/** Access to session tokens: a token is only used for its own account. */
export interface UserAccess {
  /** the token of this owner; null = the owner is not logged in here */
  readonly tokenOf: (owner: Owner) => string | null;
  /** called when the server no longer knows the token */
  readonly expired: (owner: Owner, token: string) => void;
}

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

/** Users' documents on the server (specification section 7). Never reject. */
export interface ServerDocuments {
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
    versions: readonly KnownVersion[],
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

const SavedSchema = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const VersionedSchema = v.object({ ...SavedSchema.entries, updated: v.number() });

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

/** What a failed change means for the document. */
const meaningOf = <D>(kind: DocumentKind<D>, problem: CallProblem): ServerAnswer<D> => {
  if (problem.code !== "refused") return { kind: "later", problem, retryAfterMs: null };
  if (problem.status === 401) return { kind: "not_admitted" };
  if (problem.status === 404) return { kind: "has", theirs: null };
  const theirs = problem.status === 409 ? copyOf(kind, problem.current) : null;
  if (theirs !== null) return { kind: "has", theirs };
  if (isFinal(problem)) return { kind: "refused", problem: problemOf(problem) };
  const { retryAfter } = problem;
  return { kind: "later", problem: problemOf(problem), retryAfterMs: retryAfter === null ? null : retryAfter * 1000 };
};

const unreadable = (what: string) => failed("bad_reply", `${what} cannot be read`);

/** The calls over `api`, with the token of each owner. @param upload sends large documents */
export function serverDocuments(api: Api, access: UserAccess, upload?: Upload): ServerDocuments {
  /** Gives status and text of the reply. */
  const ask = async (
    owner: Owner,
    id: OperationId,
    sent: Parameters<Api["read"]>[1],
  ): Promise<Answer<{ readonly status: number; readonly text: string }>> => {
    const token = access.tokenOf(owner);
    if (token === null) return refusedWith(401, "unauthenticated");
    const answer = await api
      .as(token)
      .read(id, sent, async (reply) => ({ status: reply.status, text: await reply.text() }));
    if (!answer.ok && answer.problem.code === "refused" && answer.problem.status === 401) access.expired(owner, token);
    return answer;
  };

  const whole: ServerDocuments["whole"] = async (owner, kind, id) => {
    const answer = await ask(owner, "GET /api/portfolio/:id", { params: { id }, isLarge: true });
    if (!answer.ok) {
      const problem = problemOf(answer.problem);
      return problem.code === "not_found" ? ok(null) : { ok: false, problem };
    }
    const copy = copyOf(kind, await wholeValue(kind, answer.value.text));
    return copy === null ? unreadable(`${kind.kind} ${id}`) : ok(copy);
  };

  /** What a failed change means; fetches the entries of a large portfolio, which a conflict does not contain. */
  const afterFailure = async <D>(
    owner: Owner,
    kind: DocumentKind<D>,
    id: string,
    problem: CallProblem,
  ): Promise<ServerAnswer<D>> => {
    const answer = meaningOf(kind, problem);
    if (answer.kind !== "has" || answer.theirs === null || !kind.parts?.isListed(answer.theirs.document)) return answer;
    const theirs = await whole(owner, kind, id);
    if (theirs.ok) return { kind: "has", theirs: theirs.value };
    return theirs.problem.code === "session_expired"
      ? { kind: "not_admitted" }
      : { kind: "later", problem: theirs.problem, retryAfterMs: null };
  };

  return {
    save: async (owner, kind, document, version, report) => {
      const made = kind.parts ? await kind.parts.body(document) : ok({ body: JSON.stringify(document), packed: false });
      if (!made.ok) return { kind: "refused", problem: made.problem };
      const written = made.value;
      const answer = await ask(owner, `POST /api/${version === 0 ? "create" : "update"}${CALL[kind.kind]}`, {
        written,
        headers: { "If-Match": `"${version}"` },
        ...(written.packed && { isLarge: true, ...(report && upload && { fetch: upload(report) }) }),
      });
      if (!answer.ok) return afterFailure(owner, kind, kind.idOf(document), answer.problem);
      const saved = v.safeParse(SavedSchema, jsonOf(answer.value.text));
      if (saved.success) return { kind: "saved", version: saved.output.version };
      return { kind: "later", problem: unreadable("a saved version").problem, retryAfterMs: null };
    },
    erase: async (owner, kind, id, version) => {
      const headers = { "If-Match": `"${version}"` };
      const answer = await ask(owner, `GET /api/delete${CALL[kind.kind]}/:id`, { params: { id }, headers });
      return answer.ok || problemOf(answer.problem).code === "not_found"
        ? { kind: "erased" }
        : afterFailure(owner, kind, id, answer.problem);
    },
    list: async <D>(owner: Owner, kind: DocumentKind<D>, versions: readonly KnownVersion[]) => {
      const headers = { "If-None-Match": listTag(versions) };
      const answer = await ask(owner, `GET /api/list${CALL[kind.kind]}`, { headers, isLarge: true });
      if (!answer.ok) return { ok: false, problem: problemOf(answer.problem) };
      if (answer.value.status === 304) return ok("unchanged" as const);
      const items = jsonOf(answer.value.text);
      if (!Array.isArray(items)) return unreadable(`list${CALL[kind.kind]}`);
      const copies: ServerCopy<D>[] = [];
      for (const item of items) {
        const copy = copyOf(kind, item);
        if (copy === null) return unreadable(`an item of list${CALL[kind.kind]}`);
        copies.push(copy);
      }
      return ok(copies);
    },
    whole,
  };
}
