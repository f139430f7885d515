import { Hono } from "hono";
import { contentFrom } from "../content/content-origin.ts";
import { shippedContent } from "../content/shipped-content.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";

/** GET /content/?rest_route=/wp/v2/…: the configured content service, or the shipped texts if it does not answer. */
export const contentRoutes = ({ contentOrigin, now }: Pick<Ports, "contentOrigin" | "now">) => {
  const remoteContent = contentOrigin === null ? null : contentFrom(contentOrigin, now);
  return new Hono<ServerEnv>().get("/content/", async (c) => {
    const parameters = new URL(c.req.url).searchParams;
    const reply = (await remoteContent?.(parameters)) ?? shippedContent(parameters);
    return c.body(JSON.stringify(reply.body), reply.status, {
      "Content-Type": "application/json; charset=UTF-8",
      "Cache-Control": "no-cache",
      ...reply.headers,
    });
  });
};
