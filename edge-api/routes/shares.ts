import { Hono } from "hono";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { SharedPorts } from "../services/large-bodies.ts";
import { countOne, countWrite } from "../services/rate-limit.ts";
import { createShare, refuseExpired, revokeShare, sharedCopy, shareDays } from "../services/share.ts";
import { createPictures } from "../services/share-picture/share-picture.ts";
import { oEmbedOf } from "../services/oembed.ts";
import { Refusal } from "../services/refusal.ts";
import { userOf } from "./callers.ts";
import { sendStored } from "./encoded-reply.ts";

/** Results shared by a link (decisions.md, added calls). Everybody with the link may read them. */
export const shareRoutes = (ports: SharedPorts) =>
  new Hono<ServerEnv>()
    .post("/share", async (c) => {
      const { userId } = userOf(c);
      await countOne(ports, "share", userId);
      return c.json(await createShare(ports, userId, shareDays(c.req.query("days")), c.req.raw));
    })
    .get("/share/:id", async (c) => {
      ports.reads.take(ports.clientAddress(c.req.raw));
      await refuseExpired(ports, c.req.param("id"));
      // never cached, so that a revoked link stops working in every browser
      return sendStored(c, await sharedCopy(ports, c.req.param("id")), { "Cache-Control": "no-store" });
    })
    .get("/oembed", async (c) => {
      // as oEmbed says
      if ((c.req.query("format") ?? "json") !== "json") throw new Refusal("not_implemented");
      return c.json(await oEmbedOf(ports, c.req.query()), 200, { "Cache-Control": "no-cache" });
    })
    .get("/deleteShare/:id", async (c) => {
      const { userId } = userOf(c);
      await countWrite(ports, userId);
      await revokeShare(ports, userId, c.req.param("id"));
      return c.json({});
    })
    .get("/listShare", async (c) => c.json(await ports.shares.list(userOf(c).userId)));

/** The pictures that previews of shared results show. */
export function sharePictures(ports: SharedPorts) {
  const picture = createPictures(ports);
  return new Hono<ServerEnv>().get("/s/:id/picture.png", async (c) => {
    ports.reads.take(ports.clientAddress(c.req.raw));
    const png = await picture(c.req.param("id"));
    // as the share itself: a revoked link shows nothing
    return c.body(png, 200, { "Content-Type": "image/png", "Cache-Control": "no-store" });
  });
}
