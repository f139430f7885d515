import { Hono } from "hono";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import { pageOrAsset } from "../services/page-or-asset.ts";

/** Everything that is not the server's: the built client. On Workers only what is no file of it comes here. */
export const pageRoutes = (ports: Pick<Ports, "assets">) =>
  new Hono<ServerEnv>().get("*", async (c) => (await pageOrAsset(ports, c.req.raw)) ?? c.notFound());
