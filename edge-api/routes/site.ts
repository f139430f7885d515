import { Hono } from "hono";
import type { HealthReply } from "../contract/reply-schemas.ts";
import { DAY } from "../contract/retention.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import { openApi } from "../services/openapi.ts";
import { Refusal } from "../services/refusal.ts";

/** RFC 9116 recommends less than a year. The file is generated per request, so it never expires. */
const VALID_DAYS = 180;

/** What the installation says about itself: health, its calls, settings, and where to report a vulnerability. */
export function siteRoutes({ missingSettings, now, publicOrigin, reference, securityContact, settings }: Ports) {
  /** written once per isolate: it is the same for every caller */
  let description: string | undefined;
  return new Hono<ServerEnv>()
    .get("/api/health", async (c) => {
      const version = await reference.currentVersion();
      if (version === null) throw new Refusal("no_reference_data");
      const reply: HealthReply =
        missingSettings.length === 0 ? { status: "ok", version } : { status: "incomplete", version, missingSettings };
      return c.json(reply, 200, { "Cache-Control": "no-store" });
    })
    .get("/api/openapi.json", (c) =>
      c.body((description ??= JSON.stringify(openApi())), 200, {
        "Content-Type": "application/json",
        "Cache-Control": "public, max-age=3600",
      }),
    )
    .get("/customize/settings.json", (c) => c.json(settings, 200, { "Cache-Control": "no-cache" }))
    .get("/.well-known/security.txt", (c) => {
      // whole days, so that the reply changes once a day
      const expires = (Math.floor(now() / DAY) + VALID_DAYS) * DAY;
      const lines = [
        `Contact: ${securityContact}`,
        `Expires: ${new Date(expires).toISOString()}`,
        "Preferred-Languages: en, es",
        ...(publicOrigin.startsWith("https://") ? [`Canonical: ${publicOrigin}/.well-known/security.txt`] : []),
      ];
      return c.text(`${lines.join("\n")}\n`, 200, { "Cache-Control": "public, max-age=3600" });
    });
}
