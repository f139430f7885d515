import { Hono } from "hono";
import { CreateKeyRequestSchema, RemoveKeyRequestSchema } from "../contract/keys.ts";
import { BODY_LIMITS } from "../contract/limits.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import { readBody } from "../services/read-body.ts";
import { createKey, keysOf, removeKey } from "../services/script-keys.ts";
import { askerOf, sessionCaller } from "./callers.ts";

/** The caller's keys for scripts. */
export const keyRoutes = (ports: Ports) =>
  new Hono<ServerEnv>()
    .get("/listKey", async (c) => c.json(await keysOf(ports, sessionCaller(c).userId)))
    .post("/createKey", async (c) => {
      const request = await readBody(c.req.raw, BODY_LIMITS.small, CreateKeyRequestSchema);
      return c.json(await createKey(ports, askerOf(c, ports), sessionCaller(c), request));
    })
    .post("/removeKey", async (c) => {
      const { id } = await readBody(c.req.raw, BODY_LIMITS.small, RemoveKeyRequestSchema);
      await removeKey(ports, askerOf(c, ports), sessionCaller(c), id);
      return c.json({});
    });
