import type { MiddlewareHandler } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { isOpen } from "../contract/access.ts";
import { DATA_VERSION_HEADER } from "../contract/reference-replies.ts";
import type { ServerEnv } from "./request-id.ts";

const conditional = etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, DATA_VERSION_HEADER] });

/** Open, but never cached and maybe 36 MB: an ETag would hold the whole reply in memory. */
const SHARE = "/api/share/:id";

/** ETags and 304s for open calls only. Replies with user data are never cached and may be streams. */
export const validators: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const rule = c.get("rule");
  return rule !== undefined && isOpen(rule) && rule.path !== SHARE ? conditional(c, next) : next();
};
