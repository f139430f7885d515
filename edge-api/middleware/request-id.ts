import type { MiddlewareHandler } from "hono";
import type { AccessRule } from "../contract/access.ts";
import type { Ports } from "../ports.ts";
import type { Caller } from "../services/caller.ts";

/** What every handler finds in the context. */
export interface ServerEnv {
  Variables: {
    /** names this request in the answer and in the log */
    requestId: string;
    /** what the access table says about this call; unset outside the server's addresses */
    rule: AccessRule | undefined;
    /** who asks; on open calls always nobody */
    caller: Caller;
  };
}

export const requestId =
  ({ newRequestId }: Pick<Ports, "newRequestId">): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    c.set("requestId", newRequestId());
    await next();
  };
