import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";

const DIST = resolve(import.meta.dirname, "../../dist");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

/** A built client: content by path. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

/** The built client in dist, without source maps. */
export const builtFiles = (): BuiltFiles =>
  new Map(
    readdirSync(DIST, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !file.name.endsWith(".map"))
      .map((file) => join(file.parentPath, file.name))
      .map((path) => [path.slice(DIST.length).replaceAll("\\", "/"), readFileSync(path)] as const),
  );

/** The response with one file as the platform serves it, or a 404. */
export function served(files: BuiltFiles, request: Request): Response {
  const { pathname } = new URL(request.url);
  const path = pathname === "/" ? "/index.html" : pathname;
  const file = files.get(path);
  if (file === undefined) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(file), { headers: { "Content-Type": TYPES[extname(path)] ?? "text/plain" } });
}

const HASHED = /[\w.-]+-[\w-]{8}\.(?:js|css|json|woff2)/g;

/**
 * The same client as a later build: every hashed file has another name, the service worker another id, and the page has
 * `data-build="next"` (or the given build name).
 */
export function nextBuild(files: BuiltFiles, build = "next"): BuiltFiles {
  const known = new Set([...files.keys()].map((path) => path.slice(path.lastIndexOf("/") + 1)));
  const renamed = (text: string): string =>
    text.replaceAll(HASHED, (name) => (known.has(name) ? name.replace(/\.(\w+)$/, `${build}.$1`) : name));
  const id = createHash("sha256").update(build).digest("hex").slice(0, 16);
  return new Map(
    [...files].map(([path, content]) => {
      if (!/\.(js|css|html)$/.test(path)) return [renamed(path), content];
      let text = renamed(content.toString("utf8"));
      if (path === "/index.html") text = text.replace("<html ", `<html data-build="${build}" `);
      if (path === "/sw.js") text = text.replace(/\b[0-9a-f]{16}\b/, id);
      return [renamed(path), Buffer.from(text)];
    }),
  );
}
