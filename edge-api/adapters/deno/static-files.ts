import { Hono } from "hono";
import { serveStatic } from "hono/deno";
import { etag } from "hono/etag";
import { isHiddenPath } from "../../contract/access.ts";

/** Serves the built client from a folder, with ETags; 404 for a missing file. */
export function staticFiles(root: string): (request: Request) => Promise<Response> {
  const files = new Hono()
    .use(etag())
    // source maps are not served; .assetsignore does the same on Workers
    .get("*", async (c, next) => (/\.map$/i.test(c.req.path) || isHiddenPath(c.req.path) ? c.notFound() : next()))
    .use(serveStatic({ root }));
  return async (request) => files.fetch(request);
}
