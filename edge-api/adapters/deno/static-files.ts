import { Hono } from "hono";
import { serveStatic } from "hono/deno";
import { etag } from "hono/etag";
import { isHiddenPath } from "../../contract/access.ts";

/** The built client from a folder, with conditional answers; 404 for what it does not hold. */
export function staticFiles(root: string): (request: Request) => Promise<Response> {
  const files = new Hono()
    .use(etag())
    // source maps are for developers: .assetsignore keeps them from the other platform's answers too
    .get("*", async (c, next) => (/\.map$/i.test(c.req.path) || isHiddenPath(c.req.path) ? c.notFound() : next()))
    .use(serveStatic({ root }));
  return async (request) => files.fetch(request);
}
