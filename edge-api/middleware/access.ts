import type { Context, MiddlewareHandler } from "hono";
import { allowedMethods, isServerPath, rulesAt } from "../contract/access.ts";
import { errorReply } from "./errors.ts";
import type { ServerEnv } from "./request-id.ts";

const PAGE_METHODS = ["GET", "HEAD"];

/** The methods of an address; null: there is nothing. */
function methodsAt(path: string): readonly string[] | null {
  if (!isServerPath(path)) return PAGE_METHODS;
  const rules = rulesAt(path);
  return rules.length === 0 ? null : allowedMethods(rules);
}

function notAllowed(c: Context<ServerEnv>, methods: readonly string[]): Response {
  const reply = errorReply(c, "method_not_allowed");
  reply.headers.set("Allow", methods.join(", "));
  return reply;
}

/**
 * Lets through what the access table names. Hono runs GET handlers for HEAD, so the check of the method is here,
 * before any handler: HEAD passes on safe reads only.
 */
export const access: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const methods = methodsAt(c.req.path);
  if (methods === null) return errorReply(c, "not_found");
  return methods.includes(c.req.method) ? next() : notAllowed(c, methods);
};
