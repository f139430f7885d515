import { Hono } from "hono";
import { etag } from "hono/etag";
import { access } from "./middleware/access.ts";
import { compression } from "./middleware/compression.ts";
import { errorReply, onError } from "./middleware/errors.ts";
import { headers } from "./middleware/headers.ts";
import { requestId } from "./middleware/request-id.ts";
import type { ServerEnv } from "./middleware/request-id.ts";
import type { Ports } from "./ports.ts";
import { healthRoutes } from "./routes/health.ts";
import { pageRoutes } from "./routes/page.ts";
import { referenceRoutes } from "./routes/reference.ts";
import { siteSettingsRoutes } from "./routes/site-settings.ts";

/**
 * The whole server over its ports: the same on Workers, on Deno and in tests. The order of the middleware counts:
 * headers go on last, on whatever came out; a conditional answer is decided before anything is packed.
 */
export function createApp(ports: Ports) {
  return new Hono<ServerEnv>()
    .use(requestId(ports), headers(ports), access)
    .use("/api/*", compression, etag({ weak: true }))
    .use("/customize/*", compression, etag({ weak: true }))
    .route("/api", healthRoutes(ports))
    .route("/api", referenceRoutes(ports))
    .route("/customize", siteSettingsRoutes(ports))
    .route("/", pageRoutes(ports))
    .onError(onError(ports))
    .notFound((c) => errorReply(c, "not_found"));
}

/** The type of the API, for the client's calls. */
export type AppType = ReturnType<typeof createApp>;
