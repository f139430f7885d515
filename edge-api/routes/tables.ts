import { Hono } from "hono";
import { BASE_REGION } from "../contract/regions.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { SharedPorts } from "../services/large-bodies.ts";
import { knownKind } from "../services/reference-list.ts";
import { createReplyCache } from "../services/reply-cache.ts";
import { dataHealth } from "../services/tables/data-health.ts";
import { kindDifference, kindHistory } from "../services/tables/kind-history.ts";
import { tableName } from "../services/tables/publish-table.ts";
import { rollbackKind, updateKind } from "../services/tables/update-kind.ts";
import { sessionCaller } from "./callers.ts";
import { sendEncoded } from "./encoded-reply.ts";

/** Differences that an isolate keeps, packed. */
const KEPT_BYTES = 1024 * 1024;

/** Updates and rollbacks of reference tables, their history, and the data health report. */
export function tableRoutes(ports: SharedPorts) {
  const reading = { ...ports, replies: createReplyCache(KEPT_BYTES) };
  return new Hono<ServerEnv>()
    .post("/updateKind/:kind/:region?", async (c) => {
      const name = tableName(knownKind(c.req.param("kind")), c.req.param("region") ?? BASE_REGION);
      const options = { userId: sessionCaller(c).userId, dryRun: c.req.query("dry_run") === "1" };
      return c.json(await updateKind(ports, name, options, c.req.raw));
    })
    .post("/rollbackKind/:kind", async (c) => {
      const options = { userId: sessionCaller(c).userId, dryRun: c.req.query("dry_run") === "1" };
      return c.json(await rollbackKind(ports, knownKind(c.req.param("kind")), options, c.req.raw));
    })
    .get("/kindHistory/:kind", async (c) => {
      const name = tableName(knownKind(c.req.param("kind")), c.req.query("region") ?? BASE_REGION);
      const { from, to } = c.req.query();
      if (from === undefined || to === undefined) {
        return c.json(await kindHistory(ports, name), 200, { "Cache-Control": "no-cache" });
      }
      const compute = () => ports.reads.take(ports.clientAddress(c.req.raw));
      return sendEncoded(c, await kindDifference(reading, name, [from, to], compute), true);
    })
    .get("/dataHealth", async (c) => c.json(await dataHealth(ports)));
}
