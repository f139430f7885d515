import { Hono, type Context } from "hono";
import { BASE_REGION } from "../contract/regions.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import type { ListName } from "../ports/reference-store.ts";
import { knownKind, listFor } from "../services/reference-list.ts";
import { kindUpdateReply, listDataReply, listKindReply, updateTimesReply } from "../services/reference-replies.ts";
import { createReplyCache, type EncodedReply } from "../services/reply-cache.ts";
import { sendEncoded } from "./encoded-reply.ts";

/**
 * Reference data. `?version=V` on listData and listKind reads that version, at any later time (decisions.md, added
 * calls).
 */
export function referenceRoutes(ports: Ports) {
  const reading = { ...ports, replies: createReplyCache(), pinned: new Map<string, ListName>() };
  const answer = async (
    c: Context<ServerEnv>,
    region: string,
    read: (name: ListName) => Promise<EncodedReply>,
    version?: string,
  ) => sendEncoded(c, await read(await listFor(reading, region, version)), version !== undefined);

  return new Hono<ServerEnv>()
    .get("/listUpdateTimes/:region?", (c) =>
      answer(c, c.req.param("region") ?? BASE_REGION, (name) => updateTimesReply(reading, name)),
    )
    .get("/listData/:region_id?", (c) =>
      answer(
        c,
        c.req.param("region_id") ?? BASE_REGION,
        (name) => listDataReply(reading, name),
        c.req.query("version"),
      ),
    )
    .get("/listKind/:kind/:region?", (c) => {
      const kind = knownKind(c.req.param("kind"));
      const region = c.req.param("region") ?? BASE_REGION;
      return answer(c, region, (name) => listKindReply(reading, name, kind), c.req.query("version"));
    })
    .get("/:kind/update/:region?", (c) => {
      const kind = knownKind(c.req.param("kind"));
      return answer(c, c.req.param("region") ?? BASE_REGION, (name) => kindUpdateReply(reading, name, kind));
    })
    .get("/dataVersions", async (c) =>
      c.json(await ports.reference.listVersions(), 200, { "Cache-Control": "no-cache" }),
    );
}
