import { Hono, type Context } from "hono";
import type { TableUpdateReply } from "../contract/admin-replies.ts";
import { BASE_REGION } from "../contract/regions.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { SharedPorts } from "../services/large-bodies.ts";
import { knownKind } from "../services/reference-list.ts";
import { makePublished } from "../services/make-published.ts";
import { dataHealth } from "../services/tables/data-health.ts";
import { kindDifference, kindHistory } from "../services/tables/kind-history.ts";
import { tableName } from "../services/tables/publish-table.ts";
import { rollbackKind, updateKind } from "../services/tables/update-kind.ts";
import { sessionCaller } from "./callers.ts";
import { sendEncoded } from "./encoded-reply.ts";

/** Updates and rollbacks of reference tables, their history, and the data health report. */
export function tableRoutes(ports: SharedPorts) {
  const published = async (c: Context<ServerEnv>, reply: TableUpdateReply): Promise<Response> => {
    const { version, dryRun, unchanged } = reply;
    if (!dryRun && !unchanged) await makePublished(ports, version, new URL(c.req.url).origin);
    return c.json(reply);
  };
  return new Hono<ServerEnv>()
    .post("/updateKind/:kind/:region?", async (c) => {
      const name = tableName(knownKind(c.req.param("kind")), c.req.param("region") ?? BASE_REGION);
      const options = { userId: sessionCaller(c).userId, dryRun: c.req.query("dry_run") === "1" };
      return published(c, await updateKind(ports, name, options, c.req.raw));
    })
    .post("/rollbackKind/:kind", async (c) => {
      const options = { userId: sessionCaller(c).userId, dryRun: c.req.query("dry_run") === "1" };
      return published(c, await rollbackKind(ports, knownKind(c.req.param("kind")), options, c.req.raw));
    })
    .get("/kindHistory/:kind", async (c) => {
      const name = tableName(knownKind(c.req.param("kind")), c.req.query("region") ?? BASE_REGION);
      const { from, to } = c.req.query();
      if (from === undefined || to === undefined) {
        return c.json(await kindHistory(ports, name), 200, { "Cache-Control": "no-cache" });
      }
      const compute = () => ports.reads.take(ports.clientAddress(c.req.raw));
      return sendEncoded(c, await kindDifference(ports, name, [from, to], compute), true);
    })
    .get("/dataHealth", async (c) => c.json(await dataHealth(ports)));
}
