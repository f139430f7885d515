import { Hono } from "hono";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";

/** GET /settings.json: the operator's settings, with the contract's defaults for the rest. */
export const siteSettingsRoutes = ({ settings }: Pick<Ports, "settings">) =>
  new Hono<ServerEnv>().get("/settings.json", (c) => c.json(settings, 200, { "Cache-Control": "no-cache" }));
