import { Hono, type Context } from "hono";
import { BODY_LIMITS } from "../contract/limits.ts";
import { PageFailureSchema } from "../contract/operation-state.ts";
import { ScoreReportRequestSchema, type ReportKind } from "../contract/score-report.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import { pageFailed } from "../services/operation.ts";
import { countOne } from "../services/rate-limit.ts";
import { readBody } from "../services/read-body.ts";

/** What pages report: that results were opened (without a session, by a guest), and that they failed. */
export function reportRoutes(ports: Ports) {
  const record = (kind: ReportKind) => async (c: Context<ServerEnv>) => {
    await countOne(ports, "report", ports.clientAddress(c.req.raw));
    const { hash } = await readBody(c.req.raw, BODY_LIMITS.small, ScoreReportRequestSchema);
    const caller = c.get("caller");
    await ports.scoreReports.record(kind, caller.credential === "none" ? null : caller.userId, hash, ports.now());
    return c.json({});
  };
  return new Hono<ServerEnv>()
    .post("/comparison_scores_calculated", record("comparison"))
    .post("/portfolio_scores_calculated", record("portfolio"))
    .post("/pageFailed", async (c) => {
      await countOne(ports, "pageFailure", ports.clientAddress(c.req.raw));
      const { code, build } = await readBody(c.req.raw, BODY_LIMITS.small, PageFailureSchema);
      await pageFailed(ports, code, build);
      return c.json({});
    });
}
