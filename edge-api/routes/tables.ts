import { Hono } from "hono";
import { BASE_REGION } from "../contract/regions.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import { knownKind } from "../services/reference-list.ts";
import { dataHealth } from "../services/tables/data-health.ts";
import { kindDifference, kindHistory } from "../services/tables/kind-history.ts";
import { tableName } from "../services/tables/publish-table.ts";
import { rollbackKind, updateKind } from "../services/tables/update-kind.ts";
import { sessionCaller } from "./callers.ts";

/** Updates and rollbacks of reference tables, their history, and the data health report. */
export const tableRoutes = (ports: Ports) =>
  new Hono<ServerEnv>()
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
      const asksDifference = from !== undefined && to !== undefined;
      const reply = asksDifference ? await kindDifference(ports, name, from, to) : await kindHistory(ports, name);
      return c.json(reply, 200, { "Cache-Control": "no-cache" });
    })
    .get("/dataHealth", async (c) => c.json(await dataHealth(ports)));
