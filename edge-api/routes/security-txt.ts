import { Hono } from "hono";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. The file is generated per request, so it never expires. */
const VALID_DAYS = 180;

/** GET /security.txt: where to report a vulnerability (RFC 9116). */
export const securityTxtRoutes = ({
  securityContact,
  publicOrigin,
  now,
}: Pick<Ports, "securityContact" | "publicOrigin" | "now">) =>
  new Hono<ServerEnv>().get("/security.txt", (c) => {
    // whole days, so that the reply changes once a day
    const expires = (Math.floor(now() / DAY_MS) + VALID_DAYS) * DAY_MS;
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(expires).toISOString()}`,
      "Preferred-Languages: en, es",
      ...(publicOrigin.startsWith("https://") ? [`Canonical: ${publicOrigin}/.well-known/security.txt`] : []),
    ];
    return c.text(`${lines.join("\n")}\n`, 200, { "Cache-Control": "public, max-age=3600" });
  });
