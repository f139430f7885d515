import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { LANGUAGES, type Language } from "../contract/language.ts";
import { DEVICE_MARK_LIFE } from "../contract/retention.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import type { SessionCaller } from "../services/caller.ts";
import { deviceOf } from "../services/device-of.ts";
import type { Asker } from "../services/device-mark.ts";
import { Refusal } from "../services/refusal.ts";

const COOKIE = "device";

/** The first accepted language that mails are written in; English without one. The page sends its own language. */
function languageOf(headers: Headers): Language {
  const accepted = (headers.get("Accept-Language") ?? "").slice(0, 200).toLowerCase().split(",");
  const known = accepted.flatMap((each) => LANGUAGES.filter((language) => each.trim().startsWith(language)));
  return known[0] ?? "en";
}

/**
 * The client of a request. The cookie of the device mark is no credential; `__Host-` keeps sibling domains from setting
 * it.
 */
export const askerOf = (c: Context, ports: Ports): Asker => ({
  address: ports.clientAddress(c.req.raw),
  device: deviceOf(c.req.raw.headers),
  language: languageOf(c.req.raw.headers),
  mark: getCookie(c, COOKIE, "host") ?? null,
  keepMark: (mark) =>
    setCookie(c, COOKIE, mark, {
      prefix: "host",
      path: "/",
      secure: true,
      httpOnly: true,
      sameSite: "Strict",
      maxAge: DEVICE_MARK_LIFE / 1000,
    }),
});

/** The user of a route that the access table opens to sessions and keys. @throws Refusal unauthenticated */
export function userOf(c: Context<ServerEnv>): { readonly userId: string } {
  const caller = c.get("caller");
  if (caller.credential === "none" || caller.credential === "reset") throw new Refusal("unauthenticated");
  return caller;
}

/** The caller of a route that the access table opens to sessions only. @throws Refusal unauthenticated */
export function sessionCaller(c: Context<ServerEnv>): SessionCaller {
  const caller = c.get("caller");
  if (caller.credential === "user" || caller.credential === "admin") return caller;
  throw new Refusal("unauthenticated");
}
