import type { Context } from "hono";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { SessionCaller } from "../services/caller.ts";
import { Refusal } from "../services/refusal.ts";

/** The caller of a route that the access table opens to sessions only. @throws Refusal unauthenticated */
export function sessionCaller(c: Context<ServerEnv>): SessionCaller {
  const caller = c.get("caller");
  if (caller.credential === "user" || caller.credential === "admin") return caller;
  throw new Refusal("unauthenticated");
}
