import { Hono, type Context } from "hono";
import { LANGUAGES } from "../contract/language.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import { apiPage } from "../pages/api-page.ts";
import { textPage } from "../pages/text-page.ts";
import type { Ports } from "../ports.ts";
import { openApi } from "../services/openapi.ts";
import { llmsFile, robotsFile, sitemapFile } from "../services/site-files.ts";

/** For an hour: what is here changes with the server only. */
const cached = (type: string) => ({
  "Content-Type": `${type}; charset=utf-8`,
  "Cache-Control": "public, max-age=3600",
});
const HTML = cached("text/html");

/** Pages that the server renders without a script, and files for crawlers. */
export function readerPages({ publicOrigin: origin }: Pick<Ports, "publicOrigin">) {
  /** rendered once per isolate */
  let api: string | undefined;
  const text = (path: "/method" | "/sources") => async (c: Context<ServerEnv>) => {
    const language = LANGUAGES.find((each) => each === c.req.query("lang")) ?? "en";
    return c.body(String(await textPage(path, language, origin)), 200, HTML);
  };
  return new Hono<ServerEnv>()
    .get("/api", async (c) => c.body((api ??= String(await apiPage(openApi(), origin))), 200, HTML))
    .get("/method", text("/method"))
    .get("/sources", text("/sources"))
    .get("/robots.txt", (c) => c.body(robotsFile(origin), 200, cached("text/plain")))
    .get("/sitemap.xml", (c) => c.body(sitemapFile(origin), 200, cached("application/xml")))
    .get("/llms.txt", (c) => c.body(llmsFile(origin), 200, cached("text/markdown")));
}
