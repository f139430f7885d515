import { Hono } from "hono";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 wants less than a year; the file is made anew for every answer, so it never runs out. */
const GOOD_FOR_DAYS = 180;

/** GET /security.txt: where to report a weakness (RFC 9116). */
export const securityTxtRoutes = ({
  securityContact,
  publicOrigin,
  now,
}: Pick<Ports, "securityContact" | "publicOrigin" | "now">) =>
  new Hono<ServerEnv>().get("/security.txt", (c) => {
    // whole days, so that the answer changes once a day
    const expires = (Math.floor(now() / DAY_MS) + GOOD_FOR_DAYS) * DAY_MS;
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(expires).toISOString()}`,
      "Preferred-Languages: en, es",
      ...(publicOrigin.startsWith("https://") ? [`Canonical: ${publicOrigin}/.well-known/security.txt`] : []),
    ];
    return c.text(`${lines.join("\n")}\n`, 200, { "Cache-Control": "public, max-age=3600" });
  });
