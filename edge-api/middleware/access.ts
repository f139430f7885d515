import type { Context, MiddlewareHandler } from "hono";
import { allowedMethods, isHiddenPath, isOpen, isServerPath, rulesAt, type AccessRule } from "../contract/access.ts";
import type { ErrorCode } from "../contract/errors.ts";
import type { Ports } from "../ports.ts";
import { callerOf, type Caller } from "../services/caller.ts";
import { refuseStaleProof } from "../services/fresh-proof.ts";
import { Refusal } from "../services/refusal.ts";
import { countKeyCall } from "../services/script-keys.ts";
import { errorReply } from "./errors.ts";
import type { ServerEnv } from "./request-id.ts";

const ANONYMOUS: Caller = { credential: "none" };
const PAGE_METHODS = ["GET", "HEAD"];

function notAllowed(c: Context<ServerEnv>, code: ErrorCode, methods: readonly string[]): Response {
  const reply = errorReply(c, code);
  reply.headers.set("Allow", methods.join(", "));
  return reply;
}

/** Hono answers HEAD with the GET handler. That is allowed only where the access table marks the call as safe. */
const matchesMethod = (rule: AccessRule, method: string): boolean =>
  rule.method === method || (method === "HEAD" && rule.safe && rule.method === "GET");

/**
 * Whether a request comes from a script of the app, by the Fetch Metadata headers: no image, prefetch, navigation or
 * foreign page. Clients that are no browsers send none of these headers and pass.
 */
function isFromTheApp(headers: Headers): boolean {
  const site = headers.get("Sec-Fetch-Site") ?? "same-origin";
  const destination = headers.get("Sec-Fetch-Dest") ?? "empty";
  const purpose = `${headers.get("Sec-Purpose") ?? ""} ${headers.get("Purpose") ?? ""} ${headers.get("X-Moz") ?? ""}`;
  return site === "same-origin" && destination === "empty" && !/prefetch|prerender|preview/i.test(purpose);
}

/** @throws Refusal unauthenticated, forbidden, key_not_allowed, too_many_requests */
async function authorizedCaller(ports: Ports, rule: AccessRule, authorization: string | undefined): Promise<Caller> {
  const caller = await callerOf(ports, authorization, rule.allowed);
  const isKey = "keyId" in caller;
  if (rule.allowed.includes(caller.credential)) {
    if (isKey) await countKeyCall(ports, caller);
    return caller;
  }
  if (isKey) throw new Refusal("key_not_allowed");
  throw new Refusal(caller.credential === "user" ? "forbidden" : "unauthenticated");
}

/**
 * Checks every request against the access table before a handler runs: address, method, origin of a GET that changes
 * data, caller, and recent proof of identity where a rule needs it. Only the Authorization header is a credential.
 */
export const access =
  (ports: Ports): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    const { method, path } = c.req;
    if (!isServerPath(path)) {
      if (isHiddenPath(path)) return errorReply(c, "not_found");
      return PAGE_METHODS.includes(method) ? next() : notAllowed(c, "method_not_allowed", PAGE_METHODS);
    }
    const rules = rulesAt(path);
    const rule = rules.find((each) => matchesMethod(each, method));
    if (rules.length === 0) return errorReply(c, "not_found");
    if (rule === undefined) return notAllowed(c, "method_not_allowed", allowedMethods(rules));
    if (method === "GET" && !rule.safe && !isFromTheApp(c.req.raw.headers)) {
      return notAllowed(c, "only_by_the_app", allowedMethods(rules));
    }
    c.set("rule", rule);
    const open = isOpen(rule);
    const caller = open ? ANONYMOUS : await authorizedCaller(ports, rule, c.req.header("Authorization"));
    refuseStaleProof(ports, rule, caller, c.req.query());
    c.set("caller", caller);
    await next();
    if (!open || method === "POST") c.res.headers.set("Cache-Control", "no-store");
  };
