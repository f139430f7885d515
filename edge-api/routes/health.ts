import { Hono } from "hono";
import type { HealthReply } from "../contract/reply-schemas.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import { Refusal } from "../services/refusal.ts";

/** GET /health: 200 with the data version and what is not set up, or 503 if the database has no reference data. */
export const healthRoutes = ({ missingSettings, reference }: Pick<Ports, "missingSettings" | "reference">) =>
  new Hono<ServerEnv>().get("/health", async (c) => {
    const version = await reference.currentVersion();
    if (version === null) throw new Refusal("no_reference_data");
    const reply: HealthReply =
      missingSettings.length === 0 ? { status: "ok", version } : { status: "incomplete", version, missingSettings };
    return c.json(reply, 200, { "Cache-Control": "no-store" });
  });
