import type { Ports } from "../ports.ts";

/** Built files lie in /assets or have an extension at the root; addresses of pages may end like one: /reset-password/a@b.example. */
const isFile = (path: string): boolean => path.startsWith("/assets/") || /^\/[^/]+\.[A-Za-z0-9]+$/.test(path);

/**
 * What the built client has at an address: the file, or the page for every address that is not a file's. A file that
 * is gone is null and never the page: a browser would keep it under the file's name.
 */
export async function pageOrAsset({ assets }: Pick<Ports, "assets">, request: Request): Promise<Response | null> {
  const found = await assets(request);
  if (found.status !== 404) return found;
  const { pathname } = new URL(request.url);
  if (isFile(pathname)) return null;
  const page = await assets(new Request(new URL("/", request.url), request));
  return page.status === 404 ? null : page;
}
