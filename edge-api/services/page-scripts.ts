import * as v from "valibot";
import type { Ports } from "../ports.ts";

/** Written by the build: the scripts and styles of each page by the first part of its path. */
const FILE = "/page-scripts.json";
const FileSchema = v.record(v.string(), v.array(v.string()));

/** How the page itself loads a file; the browser uses only what was requested in the same way. */
const relation = (path: string): string => {
  if (path.endsWith(".css")) return "preload; as=style; crossorigin";
  if (path.startsWith("/api/")) return "preload; as=fetch; crossorigin";
  return path.startsWith("/assets/") ? "modulepreload" : "preload; as=script";
};

/**
 * The `Link` header of the page at an address: its scripts and styles, so that the browser requests all of them at once, and not each when
 * the one before has arrived. null = the address is none of the listed pages, or the build wrote no list.
 */
export async function pageScripts({ assets }: Pick<Ports, "assets">, address: string): Promise<string | null> {
  const [, page = ""] = new URL(address).pathname.split("/");
  if (page === "") return null;
  try {
    const file = await assets(new Request(new URL(FILE, address)));
    const scripts = file.ok ? v.parse(FileSchema, await file.json()) : {};
    const named = Object.hasOwn(scripts, page) ? scripts[page] : undefined;
    return named?.map((path) => `<${path}>; rel=${relation(path)}`).join(", ") ?? null;
  } catch {
    // the page loads its scripts by itself, only later
    return null;
  }
}
