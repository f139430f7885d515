import { BODY_LIMITS } from "../../../edge-api/contract/limits.ts";
import { ShareListSchema, ShareReplySchema } from "../../../edge-api/contract/reply-schemas.ts";
import type { ShareReply, ShareRow } from "../../../edge-api/contract/share.ts";
import type { Fetch } from "../http.ts";
import { callJson, callText, type CallAnswer, type Refusal } from "../json-call.ts";
import { failed, ok, type Outcome, type Problem } from "../outcome.ts";
import { faulty, readShare, type ReadShare } from "./read-share.ts";

/** The calls about shared copies on the server (decisions.md, calls that we add). Never reject. */
export interface ShareApi {
  /** @param text of contract/share.ts. `too_large`: above the server's limit; `account_full`: too many links; `email_unverified`: the address has to be confirmed first. */
  readonly create: (accessToken: string, text: string) => Promise<Outcome<ShareReply>>;
  readonly list: (accessToken: string) => Promise<Outcome<readonly ShareRow[]>>;
  /** Also succeeds if the link is gone already. */
  readonly revoke: (accessToken: string, id: string) => Promise<Outcome<null>>;
  /** The shared content; `not_found`: no such link, or revoked. */
  readonly read: (id: string) => Promise<Outcome<ReadShare>>;
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

/** The calls over `fetch`. */
export const shareApi = (fetch: Fetch): ShareApi => ({
  create: async (token, share) =>
    new TextEncoder().encode(share).byteLength > BODY_LIMITS.share.wire
      ? failed("too_large", `${share.length} letters`)
      : outcomeOf(await callJson(fetch, ShareReplySchema, { path: "/api/share", token, text: share })),
  list: async (token) => outcomeOf(await callJson(fetch, ShareListSchema, { path: "/api/listShare", token })),
  revoke: async (token, id) => {
    const reply = outcomeOf(await callText(fetch, { path: `/api/deleteShare/${encodeURIComponent(id)}`, token }));
    return reply.ok || reply.problem.code === "not_found" ? ok(null) : reply;
  },
  read: async (id) => {
    const reply = outcomeOf(await callText(fetch, { path: `/api/share/${encodeURIComponent(id)}` }));
    if (!reply.ok) return reply;
    return ok(reply.value.length > BODY_LIMITS.share.unpacked * 2 ? faulty("large") : readShare(reply.value));
  },
});
