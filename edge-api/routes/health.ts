import { Hono } from "hono";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import { Refusal } from "../services/refusal.ts";

/** GET /health: 200 with the data version, or 503 if the database has no reference data. */
export const healthRoutes = ({ reference }: Pick<Ports, "reference">) =>
  new Hono<ServerEnv>().get("/health", async (c) => {
    const version = await reference.currentVersion();
    if (version === null) throw new Refusal("no_reference_data");
    return c.json({ status: "ok", version }, 200, { "Cache-Control": "no-store" });
  });
