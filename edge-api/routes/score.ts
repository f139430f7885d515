import { Hono } from "hono";
import { BODY_LIMITS, SCORING_COST } from "../contract/limits.ts";
import { ScoreRequestSchema } from "../contract/score.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { SharedPorts } from "../services/large-bodies.ts";
import { countOne } from "../services/rate-limit.ts";
import { checked, readText } from "../services/read-body.ts";
import { parsed } from "../services/json-scan.ts";

/** POST /api/score: the numbers of the page for programs; without an account within tight limits. */
export const scoreRoutes = (ports: SharedPorts) =>
  new Hono<ServerEnv>().post("/score", async (c) => {
    const caller = c.get("caller");
    if ("userId" in caller) await countOne(ports, "score", caller.userId);
    else await countOne(ports, "openScore", ports.clientAddress(c.req.raw));
    const reply = await ports.largeBodies.during(async (grown) => {
      const text = await readText(c.req.raw, BODY_LIMITS.score, (bytes) => grown(bytes * SCORING_COST));
      return ports.scorer.score(checked(ScoreRequestSchema, parsed(text), "", { abortEarly: true }));
    });
    return c.json(reply);
  });
