import { Hono } from "hono";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import { pageOrAsset } from "../services/page-or-asset.ts";

/** The built client at every other address. On Workers, the platform serves existing files before this route. */
export const pageRoutes = (ports: Pick<Ports, "assets">) =>
  new Hono<ServerEnv>().get("*", async (c) => (await pageOrAsset(ports, c.req.raw)) ?? c.notFound());
