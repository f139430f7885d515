import { BODY_LIMITS, PORTFOLIO_ENTRIES } from "../../../edge-api/contract/limits.ts";
import {
  type ShareListRow,
  ShareListSchema,
  type ShareReply,
  ShareReplySchema,
} from "../../../edge-api/contract/reply-schemas.ts";
import { gzipPieces, streamPieces } from "../gzip-pieces.ts";
import type { Fetch } from "../http.ts";
import { type CallAnswer, callJson, callText, type Refusal } from "../json-call.ts";
import { detailOf, type Done, failed, ok, type Outcome, type Problem } from "../outcome.ts";
import { type ShareContent, sharePieces } from "./share-text.ts";

const LIMIT = BODY_LIMITS.share;

/** The calls about shared copies on the server (decisions.md, calls that we add). Never reject. */
export interface ShareApi {
  /** @param days of `SHARE_DAYS`. `too_large`: more lines or bytes than the server takes; `account_full`: too many links; `email_unverified`: the address has to be confirmed first. */
  readonly create: (accessToken: string, share: ShareContent, days: number) => Promise<Outcome<ShareReply>>;
  readonly list: (accessToken: string) => Promise<Outcome<readonly ShareListRow[]>>;
  /** Also succeeds if the link is gone already. */
  readonly revoke: (accessToken: string, id: string) => Done;
  /** The shared content as JSON text in UTF-8, in pieces; `not_found`: no such link, or revoked; `expired`. */
  readonly read: (id: string) => Promise<Outcome<readonly ArrayBuffer[]>>;
}

const problemOf = ({ status, body }: Refusal): Problem => {
  const detail = `status ${status}`;
  if (status === 401) return { code: "session_expired", detail };
  if (status === 403)
    return { code: body["code"] === "email_unverified" ? "email_unverified" : "account_full", detail };
  if (status === 404) return { code: "not_found", detail };
  if (status === 413) return { code: "too_large", detail };
  return { code: status === 400 ? "invalid" : "bad_reply", detail };
};

const outcomeOf = <T>(answer: CallAnswer<T>): Outcome<T> => {
  if (answer.kind === "good") return ok(answer.value);
  return { ok: false, problem: answer.kind === "failed" ? answer.failure : problemOf(answer.refusal) };
};

/** Sends gzip bytes as the body of each call. */
const sending =
  (fetch: Fetch, bytes: ArrayBuffer): Fetch =>
  (url, init) => {
    const headers = new Headers(init.headers);
    headers.set("Content-Encoding", "gzip");
    return fetch(url, { ...init, headers, body: bytes });
  };

/** Long enough for a large portfolio over a slow connection. */
const TIMEOUT_MS = 120_000;

const linesOf = ({ portfolio }: ShareContent): number => portfolio?.table.length ?? 0;

/** The gzip bytes of a share, made in slices; null = more lines or bytes than the server takes. */
async function packed(share: ShareContent): Promise<ArrayBuffer | null> {
  if (linesOf(share) > PORTFOLIO_ENTRIES) return null;
  const text = await gzipPieces(sharePieces(share), LIMIT.unpacked);
  return text === null || text.bytes.byteLength > LIMIT.wire ? null : text.bytes;
}

/** Whether the server takes a share of this size; written out and compressed to count its bytes. */
export const canBeStored = async (share: ShareContent): Promise<boolean> => (await packed(share)) !== null;

/** The calls over `fetch`. */
export const shareApi = (fetch: Fetch): ShareApi => ({
  create: async (token, share, days) => {
    const bytes = await packed(share);
    if (bytes === null) return failed("too_large", `${linesOf(share)} lines`);
    const call = { path: `/api/share?days=${days}`, token, text: "", timeoutMs: TIMEOUT_MS };
    return outcomeOf(await callJson(sending(fetch, bytes), ShareReplySchema, call));
  },
  list: async (token) => outcomeOf(await callJson(fetch, ShareListSchema, { path: "/api/listShare", token })),
  revoke: async (token, id) => {
    const reply = outcomeOf(await callText(fetch, { path: `/api/deleteShare/${encodeURIComponent(id)}`, token }));
    return reply.ok || reply.problem.code === "not_found" ? ok(null) : reply;
  },
  read: async (id) => {
    const path = `/api/share/${encodeURIComponent(id)}`;
    try {
      const { status, body } = await fetch(path, { cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (status === 200 && body !== null) return ok(await streamPieces(body));
      const code = status === 404 ? "not_found" : status === 410 ? "expired" : "bad_reply";
      return failed(code, `${path}: status ${status}`);
    } catch (error) {
      return failed("network", `${path}: ${detailOf(error)}`);
    }
  },
});
