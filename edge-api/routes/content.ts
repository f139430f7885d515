import { Hono } from "hono";
import { contentImages } from "../content/content-image.ts";
import { remoteContent } from "../content/remote-content.ts";
import { shippedContent } from "../content/shipped-content.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import { Refusal } from "../services/refusal.ts";

/**
 * GET /content/?rest_route=/wp/v2/…: the texts of the configured content service, completed by the shipped ones; GET
 * /content/image?path=/…: an image of that service.
 */
export const contentRoutes = ({ contentOrigin, now }: Pick<Ports, "contentOrigin" | "now">) => {
  const content = contentOrigin === null ? shippedContent : remoteContent(contentOrigin, now);
  const image = contentOrigin === null ? null : contentImages(contentOrigin, now);
  return new Hono<ServerEnv>()
    .get("/content/", async (c) => {
      const reply = await content(new URL(c.req.url).searchParams);
      return c.body(JSON.stringify(reply.body), reply.status, {
        "Content-Type": "application/json; charset=UTF-8",
        "Cache-Control": "no-cache",
        ...reply.headers,
      });
    })
    .get("/content/image", async (c) => {
      const found = (await image?.(c.req.query("path") ?? "")) ?? null;
      if (found === null) throw new Refusal("not_found");
      return c.body(found.content.stream(), 200, {
        "Content-Type": found.type,
        "Content-Length": String(found.content.size),
        "Cache-Control": "public, max-age=86400",
      });
    });
};
