import type { Ports } from "../ports.ts";

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
