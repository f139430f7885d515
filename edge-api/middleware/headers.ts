import type { MiddlewareHandler } from "hono";
import { isOpenRead, isServerPath } from "../contract/access.ts";
import { assetCacheControl } from "../contract/asset-headers.ts";
import { isEmbedPath } from "../contract/share-path.ts";
import { embedHeaders, securityHeaders } from "../contract/security-headers.ts";
import { DATA_VERSION_HEADER } from "../contract/reference-replies.ts";
import type { Ports } from "../ports.ts";
import type { ServerEnv } from "./request-id.ts";

/** Open reads may be read by pages of every origin: no credential is sent along, and none would be read. */
const TO_EVERYBODY = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": `ETag, ${DATA_VERSION_HEADER}`,
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** Sets the security headers on every response: handlers, errors, 304s and assets. */
export const headers = ({ settings }: Pick<Ports, "settings">): MiddlewareHandler<ServerEnv> => {
  const security = Object.entries(securityHeaders(settings.wordpressUrl));
  const framed = Object.entries(embedHeaders(settings.wordpressUrl));
  return async (c, next) => {
    await next();
    // copied, because the headers of a fetched response are immutable
    const response = new Response(c.res.body, c.res);
    // not c.req.path, which is partly decoded: only the literal path is open
    const isFramed = isEmbedPath(new URL(c.req.url).pathname);
    for (const [name, value] of isFramed ? framed : security) response.headers.set(name, value);
    if (isServerPath(c.req.path)) {
      response.headers.set("Vary", "Accept-Encoding");
      response.headers.set("X-Request-Id", c.get("requestId"));
    } else if (!response.headers.has("Cache-Control")) {
      response.headers.set("Cache-Control", assetCacheControl(c.req.path));
    }
    if (isOpenRead(c.req.method, c.req.path))
      for (const [name, value] of Object.entries(TO_EVERYBODY)) response.headers.set(name, value);
    c.res = undefined;
    c.res = response;
  };
};
