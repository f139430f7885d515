import * as v from "valibot";
import { BODY_LIMITS } from "../../../edge-api/contract/limits.ts";
import { SHARE_KINDS, type ShareReply, type ShareRow } from "../../../edge-api/contract/share.ts";
import { jsonOf } from "../json-of.ts";
import { detailOf, failed, ok, type Outcome, type Problem } from "../outcome.ts";
import type { Fetch } from "../http.ts";
import { faulty, readShare, type ReadShare } from "./read-share.ts";

/** The calls about links that the server keeps (decisions.md, calls that we add). Never reject. */
export interface ShareApi {
  /** @param text of contract/share.ts. `too_large`: more than the server keeps; `account_full`: no room for more links; `email_unverified`: it waits for that. */
  readonly create: (accessToken: string, text: string) => Promise<Outcome<ShareReply>>;
  readonly list: (accessToken: string) => Promise<Outcome<readonly ShareRow[]>>;
  /** One that is gone already counts as revoked. */
  readonly revoke: (accessToken: string, id: string) => Promise<Outcome<null>>;
  /** What somebody shared; `not_found`: there is no such link, or it was revoked. */
  readonly read: (id: string) => Promise<Outcome<ReadShare>>;
}

const TIMEOUT_MS = 30_000;

const ReplySchema = v.object({ id: v.string(), created: v.number() });
const ListSchema = v.array(
  v.object({
    id: v.string(),
    kind: v.picklist(SHARE_KINDS),
    name: v.string(),
    data_version: v.string(),
    created: v.number(),
  }),
);

const problemOf = (status: number, url: string, text: string): Problem => {
  const detail = `${url}: status ${status}`;
  if (status === 401) return { code: "session_expired", detail };
  if (status === 403) {
    const isUnverified = Object(jsonOf(text)).code === "email_unverified";
    return { code: isUnverified ? "email_unverified" : "account_full", detail };
  }
  if (status === 404) return { code: "not_found", detail };
  if (status === 413) return { code: "too_large", detail };
  return { code: status === 400 ? "invalid" : "bad_reply", detail };
};

export function shareApi(fetch: Fetch): ShareApi {
  const ask = async (url: string, accessToken: string | null, body?: string): Promise<Outcome<string>> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(url, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          ...(body !== undefined && { "Content-Type": "application/json" }),
          ...(accessToken !== null && { Authorization: `Bearer ${accessToken}` }),
        },
        ...(body !== undefined && { body }),
        cache: "no-store",
        signal,
      });
      const text = await response.text();
      return response.status === 200 ? ok(text) : { ok: false, problem: problemOf(response.status, url, text) };
    } catch (error) {
      return failed(signal.aborted ? "timeout" : "network", `${url}: ${detailOf(error)}`);
    }
  };

  const parsed = <T>(schema: v.GenericSchema<unknown, T>, text: Outcome<string>): Outcome<T> => {
    if (!text.ok) return text;
    const result = v.safeParse(schema, jsonOf(text.value));
    return result.success ? ok(result.output) : failed("bad_reply", "a reply about shares breaks its shape");
  };

  return {
    create: async (accessToken, text) =>
      new TextEncoder().encode(text).byteLength > BODY_LIMITS.share.wire
        ? failed("too_large", `${text.length} letters`)
        : parsed(ReplySchema, await ask("/api/share", accessToken, text)),
    list: async (accessToken) => parsed(ListSchema, await ask("/api/listShare", accessToken)),
    revoke: async (accessToken, id) => {
      const reply = await ask(`/api/deleteShare/${encodeURIComponent(id)}`, accessToken);
      return reply.ok || reply.problem.code === "not_found" ? ok(null) : reply;
    },
    read: async (id) => {
      const reply = await ask(`/api/share/${encodeURIComponent(id)}`, null);
      if (!reply.ok) return reply;
      return ok(reply.value.length > BODY_LIMITS.share.unpacked * 2 ? faulty("large") : readShare(reply.value));
    },
  };
}
