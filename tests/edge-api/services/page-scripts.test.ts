import { describe, expect, it } from "vitest";
import { pageOrAsset } from "../../../edge-api/services/page-or-asset.ts";
import { pageScripts } from "../../../edge-api/services/page-scripts.ts";

const ORIGIN = "https://tare.example";
const LIST = JSON.stringify({
  "comparison-mode": ["/theme-boot.js", "/assets/a-1.css", "/assets/inside-1.js", "/api/listData"],
});

/** The built client with these files; every other address is a 404. */
const built = (files: Readonly<Record<string, string>>) => ({
  assets: (request: Request): Promise<Response> => {
    const body = files[new URL(request.url).pathname];
    return Promise.resolve(body === undefined ? new Response(null, { status: 404 }) : new Response(body));
  },
});
const client = built({ "/": "<!doctype html>", "/page-scripts.json": LIST, "/assets/a.js": "1" });

const linkOf = async (path: string, ports = client) =>
  (await pageOrAsset(ports, new Request(ORIGIN + path)))?.headers.get("Link") ?? null;

describe("the page at an address", () => {
  it("names what its start needs, so that the browser requests all of it at once", async () => {
    const link =
      "</theme-boot.js>; rel=preload; as=script, </assets/a-1.css>; rel=preload; as=style; crossorigin, " +
      "</assets/inside-1.js>; rel=modulepreload, </api/listData>; rel=preload; as=fetch; crossorigin";
    expect(await linkOf("/comparison-mode?comparison_id=1")).toBe(link);
    expect(await linkOf("/comparison-mode/more")).toBe(link);
  });

  it("names none for the landing page, for pages that are not listed, and for files", async () => {
    const links = await Promise.all(["/", "/privacy", "/constructor", "/assets/a.js"].map((path) => linkOf(path)));
    expect(links).toEqual([null, null, null, null]);
  });

  it("is served without them if the list is missing or broken", async () => {
    for (const list of [{}, { "/page-scripts.json": "<html>" }, { "/page-scripts.json": '{"comparison-mode":1}' }]) {
      const ports = built({ "/": "<!doctype html>", ...list });
      const page = await pageOrAsset(ports, new Request(`${ORIGIN}/comparison-mode`));
      expect(await page?.text()).toBe("<!doctype html>");
      expect(await pageScripts(ports, `${ORIGIN}/comparison-mode`)).toBeNull();
    }
  });
});
