import { Hono } from "hono";
import type { Context } from "hono";
import type { ReportKind } from "../contract/score-report.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import { linkHeader, pageRequest } from "../services/admin-lists.ts";

/** What administrators may read, newest first, a page at a time (`?after&limit`, `Link: rel=next`). */
export function adminRoutes({ accounts, scoreReports }: Ports) {
  const reports = (kind: ReportKind) => async (c: Context<ServerEnv>) => {
    const { limit, after } = pageRequest(c.req.query());
    const page = await scoreReports.list(kind, limit, after);
    return c.json(page.rows, 200, linkHeader(c.req.path, limit, page));
  };
  return new Hono<ServerEnv>()
    .get("/users", async (c) => {
      const { limit, after } = pageRequest(c.req.query());
      const page = await accounts.list(limit, after);
      return c.json(page.rows, 200, linkHeader(c.req.path, limit, page));
    })
    .get("/list_comparison_scores_calculated", reports("comparison"))
    .get("/list_portfolio_scores_calculated", reports("portfolio"));
}
