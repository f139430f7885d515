import { Hono } from "hono";
import { BODY_LIMITS } from "../contract/limits.ts";
import { PageFailureSchema } from "../contract/operation-state.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import { operationState, pageFailed } from "../services/operation.ts";
import { countOne } from "../services/rate-limit.ts";
import { readBody } from "../services/read-body.ts";

/** The state of the installation for administrators, and the failures that pages report. */
export const operationRoutes = (ports: Ports) =>
  new Hono<ServerEnv>()
    .get("/operation", async (c) => c.json(await operationState(ports, c.req.url)))
    .post("/pageFailed", async (c) => {
      await countOne(ports, "pageFailure", ports.clientAddress(c.req.raw));
      const { code, build } = await readBody(c.req.raw, BODY_LIMITS.small, PageFailureSchema);
      await pageFailed(ports, code, build);
      return c.json({});
    });
