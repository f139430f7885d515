import type { Ports } from "../ports.ts";
import { headOf, withHead } from "./page-head.ts";
import { sha256 } from "./sha256.ts";

/**
 * Built files are in /assets or have an extension at the root. Page addresses can end in one too:
 * /reset-password/a@b.example.
 */
const isFile = (path: string): boolean => path.startsWith("/assets/") || /^\/[^/]+\.[A-Za-z0-9]+$/.test(path);

/**
 * The file of the built client at an address, or the page for any address that is not a file's. null for a missing
 * file: the page in its place would be cached under the file's name.
 */
export async function pageOrAsset({ assets }: Pick<Ports, "assets">, request: Request): Promise<Response | null> {
  const found = await assets(request);
  if (found.status !== 404) return found;
  const { pathname } = new URL(request.url);
  if (isFile(pathname)) return null;
  const page = await assets(new Request(new URL("/", request.url), request));
  return page.status === 404 ? null : page;
}

/** The page at an address that says of itself what it shows; otherwise as pageOrAsset. */
export async function describedPage(
  ports: Pick<Ports, "assets" | "log" | "publicOrigin" | "reference" | "shares">,
  request: Request,
): Promise<Response | null> {
  const head = await headOf(ports, new URL(request.url).pathname).catch((error: unknown) => {
    // the page itself needs no database
    ports.log.error("page_head_failed", { error });
    return null;
  });
  if (head === null) return pageOrAsset(ports, request);
  // without the caller's validators, which are of the described page
  const found = await pageOrAsset(ports, new Request(request.url));
  if (found?.status !== 200) return found;
  const text = withHead(await found.text(), head, ports.publicOrigin);
  const ETag = `W/"P${(await sha256(text)).slice(0, 32)}"`;
  const headers = new Headers(found.headers);
  headers.delete("Content-Length");
  headers.set("ETag", ETag);
  const isKnown = request.headers.get("If-None-Match")?.includes(ETag) ?? false;
  return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers });
}
