import { Hono } from "hono";
import { etag } from "hono/etag";
import { SERVER_PAGES } from "./contract/server-pages.ts";
import { access } from "./middleware/access.ts";
import { compression } from "./middleware/compression.ts";
import { errorReply, onError } from "./middleware/errors.ts";
import { headers } from "./middleware/headers.ts";
import { requestId, type ServerEnv } from "./middleware/request-id.ts";
import { requestLog } from "./middleware/request-log.ts";
import { validators } from "./middleware/validators.ts";
import type { Ports } from "./ports.ts";
import { accountRoutes } from "./routes/account.ts";
import { adminRoutes } from "./routes/admin.ts";
import { contentRoutes } from "./routes/content.ts";
import { itemRoutes } from "./routes/items.ts";
import { keyRoutes } from "./routes/keys.ts";
import { openDataRoutes } from "./routes/open-data.ts";
import { passkeyRoutes } from "./routes/passkeys.ts";
import { readerPages } from "./routes/reader-pages.ts";
import { referenceRoutes } from "./routes/reference.ts";
import { reportRoutes } from "./routes/reports.ts";
import { scoreRoutes } from "./routes/score.ts";
import { sharePictures, shareRoutes } from "./routes/shares.ts";
import { siteRoutes } from "./routes/site.ts";
import { tableRoutes } from "./routes/tables.ts";
import { boundedHasher } from "./services/bounded-hasher.ts";
import { largeBodies } from "./services/large-bodies.ts";
import { madeFiles } from "./services/made-files.ts";
import { describedPage } from "./services/page-or-asset.ts";
import { readLimit } from "./services/read-limit.ts";
import { createScorer } from "./services/score.ts";
import { queuedHasher } from "./services/queued-hasher.ts";

/**
 * The whole server on top of its ports; the same on Workers, on Deno and in tests. The order of the middleware matters:
 * headers are set last, on every response; ETags are compared before compression.
 *
 * @param made what hangs on published versions; given by an entry that makes it in advance in the same process
 */
export function createApp(platform: Ports, made = madeFiles(platform)) {
  // one app per isolate, so these limits hold per isolate
  const { threads } = platform.hasher;
  const hasher =
    threads === undefined ? boundedHasher(platform.hasher, platform) : queuedHasher(platform.hasher, threads);
  const openReference = platform.openReference ?? platform.reference;
  const ports = {
    ...platform,
    hasher,
    largeBodies: largeBodies(platform),
    reads: readLimit(platform),
    scorer: createScorer({ ...platform, reference: openReference }),
    made,
  };
  const open = { ...ports, reference: openReference };
  return (
    new Hono<ServerEnv>()
      .use(requestId(ports), requestLog(ports), headers(ports), access(ports))
      .use("/api/*", compression, validators)
      .use("/customize/*", compression, validators)
      .use("/content/*", compression, validators)
      .use("/data/*", validators)
      .on("GET", [...SERVER_PAGES], compression, etag({ weak: true }))
      .route("/api", accountRoutes(ports))
      .route("/api", passkeyRoutes(ports))
      .route("/api", keyRoutes(ports))
      .route("/api", itemRoutes(ports))
      .route("/api", reportRoutes(ports))
      .route("/api", shareRoutes(ports))
      .route("/api", scoreRoutes(ports))
      .route("/api", adminRoutes(ports))
      .route("/api", tableRoutes(ports))
      .route("/api", referenceRoutes(open))
      .route("/data", openDataRoutes(open))
      .route("/", siteRoutes(ports))
      .route("/", readerPages(ports))
      .route("/", sharePictures(ports))
      .route("/", contentRoutes(ports))
      // the built client at every other address; on Workers, the platform serves existing files before
      .get("*", async (c) => (await describedPage(open, c.req.raw)) ?? c.notFound())
      .onError(onError(ports))
      .notFound((c) => errorReply(c, "not_found"))
  );
}

/** The server as its entries and the tests hold it. */
export type AppType = ReturnType<typeof createApp>;
