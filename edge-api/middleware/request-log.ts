import type { MiddlewareHandler } from "hono";
import { isServerPath } from "../contract/access.ts";
import { ERRORS } from "../contract/errors.ts";
import type { Ports } from "../ports.ts";
import { countError } from "../services/operation.ts";
import type { ServerEnv } from "./request-id.ts";

/**
 * Logs one line per request of the API: the pattern of its route in place of its address, which may hold ids. A reply in
 * pieces is logged when it begins, so statements that it needs later are not in `statements`. A fault of the server is
 * counted for the page of administrators.
 */
export const requestLog =
  (ports: Pick<Ports, "log" | "now" | "operation" | "tally">): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    const { log, now, tally } = ports;
    if (!isServerPath(c.req.path)) return next();
    const begun = now();
    await tally.during(async () => {
      await next();
      const rule = c.get("rule");
      const code = c.get("errorCode");
      log.info("request", {
        requestId: c.get("requestId"),
        route: rule === undefined ? "unknown" : `${rule.method} ${rule.path}`,
        status: c.res.status,
        ...(code !== undefined && { code }),
        ms: now() - begun,
        statements: tally.statements(),
      });
      if (code !== undefined && ERRORS[code].status >= 500) await countError(ports, code);
    });
  };
