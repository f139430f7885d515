import { Hono } from "hono";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { SharedPorts } from "../services/large-bodies.ts";
import { keptArchives } from "../services/open-data/data-archive.ts";
import { dataFileOf, dataFileReply, editionOf } from "../services/open-data/data-files.ts";
import { createReplyCache } from "../services/reply-cache.ts";
import { FOR_EVER, sendEncoded } from "./encoded-reply.ts";

/** Files of the open data are few and asked for rarely: what an isolate keeps of them. */
const KEPT_BYTES = 4 * 1024 * 1024;

const TYPES = {
  csv: "text/csv; charset=utf-8; header=present",
  json: "application/json",
  metadata: "application/json",
  package: "application/json",
} as const;

/** GET /data/{version}/{file}: every table of every version as files at addresses that never change. */
export function openDataRoutes(ports: SharedPorts) {
  const reading = { ...ports, replies: createReplyCache(KEPT_BYTES) };
  const archives = keptArchives(ports);
  return new Hono<ServerEnv>().get("/:version/:file", async (c) => {
    const { version, file } = c.req.param();
    const asked = dataFileOf(file);
    const origin = ports.passkeyOrigin ?? new URL(c.req.url).origin;
    const edition = await editionOf(ports, version, origin);
    const compute = () => ports.reads.take(ports.clientAddress(c.req.raw));
    if (asked.what !== "archive") {
      return sendEncoded(c, await dataFileReply(reading, asked, edition, compute), true, TYPES[asked.what]);
    }
    return c.body(await archives(edition, compute), 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="tare-data-${edition.version}.zip"`,
      "Cache-Control": FOR_EVER,
      // the version names the content; whoever has it once has it for ever
      ETag: `W/"Z${edition.version}-${edition.created}"`,
    });
  });
}
