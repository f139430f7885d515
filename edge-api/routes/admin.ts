import { Hono, type Context } from "hono";
import type { ReportKind } from "../contract/score-report.ts";
import type { AuditAction } from "../contract/table-upload.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import { dateRange, linkHeader, pageRequest, reportKind, userChoice } from "../services/admin-lists.ts";
import { refuseExport } from "../services/fresh-proof.ts";
import { operationState } from "../services/operation.ts";
import { sessionCaller } from "./callers.ts";

/**
 * Lists and state of the installation for administrators. A list comes one page at a time (`?after&limit`, `Link: rel=next`). The first page of a list of people
 * is recorded in the audit log.
 */
export function adminRoutes(ports: Ports) {
  const { accounts, scoreReports, audit, now } = ports;
  const recordAudit = (c: Context<ServerEnv>, action: AuditAction, target = "") => {
    // the searched text is left out: it may name people whose account is deleted later
    const { search, ...query } = c.req.query();
    const details = search ? { ...query, searched: true } : query;
    return audit.record({ at: now(), userId: sessionCaller(c).userId, action, target, details });
  };
  const reports = (kind: ReportKind) => async (c: Context<ServerEnv>) => {
    const { limit, after } = pageRequest(c.req.query(), "time");
    // rows hold email addresses
    await refuseExport(ports, sessionCaller(c), limit);
    const page = await scoreReports.list(kind, limit, after, dateRange(c.req.query()));
    if (after === null) await recordAudit(c, `list_${kind}_scores`);
    return c.json(page.rows, 200, linkHeader(c.req.url, limit, page));
  };
  return new Hono<ServerEnv>()
    .get("/users", async (c) => {
      const choice = userChoice(c.req.query());
      const { limit, after } = pageRequest(
        c.req.query(),
        choice.sort === "email" || choice.search !== "" ? "text" : "time",
      );
      await refuseExport(ports, sessionCaller(c), limit);
      const page = await accounts.list(limit, after, choice);
      if (after === null) await recordAudit(c, "list_users");
      return c.json(page.rows, 200, linkHeader(c.req.url, limit, page));
    })
    .get("/list_comparison_scores_calculated", reports("comparison"))
    .get("/list_portfolio_scores_calculated", reports("portfolio"))
    .get("/countScoreReports/:kind", async (c) =>
      c.json(await scoreReports.countDays(reportKind(c.req.param("kind")), dateRange(c.req.query(), now()))),
    )
    .get("/operation", async (c) => c.json(await operationState(ports, c.req.url)))
    .get("/audit", async (c) => {
      const { limit, after } = pageRequest(c.req.query(), "number");
      const page = await audit.list(limit, after);
      return c.json(page.rows, 200, linkHeader(c.req.url, limit, page));
    });
}
