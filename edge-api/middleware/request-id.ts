import type { MiddlewareHandler } from "hono";
import type { Ports } from "../ports.ts";

/** What every handler finds in the context. */
export interface ServerEnv {
  Variables: {
    /** names this request in the answer and in the log */
    requestId: string;
  };
}

export const requestId =
  ({ newRequestId }: Pick<Ports, "newRequestId">): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    c.set("requestId", newRequestId());
    await next();
  };
