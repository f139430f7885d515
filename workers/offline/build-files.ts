import { isEmbedPath, isPicturePath } from "../../edge-api/contract/share-path.ts";
import { SERVER_PAGES } from "../../edge-api/contract/server-pages.ts";

/** The files of one build of the page. The build writes this into its service worker. */
export interface Build {
  /** hash over the files: differs if any file differs */
  readonly id: string;
  /** entry script of the page, which identifies the build of a page */
  readonly entry: string;
  /** path → SHA-256 (hex) of the content; null if the name contains a hash already. Without the page itself. */
  readonly files: Readonly<Record<string, string | null>>;
}

/** Address of the page; every address that is not a file's shows it. */
export const PAGE = "/";
/** Prefixes of the server. Never cached: replies hold user data. */
const SERVER_PATHS = ["/api/", "/customize/", "/content/", "/data/", "/.well-known/"];
const HASHED = "/assets/";

export interface RequestDetails {
  readonly method: string;
  readonly url: string;
  /** request mode; `navigate` when an address is opened */
  readonly mode: string;
}

/** Source of a response; `network`: the service worker does not handle the request. */
export type Source = "page" | "build" | "any build" | "network";

/**
 * Decides the source of a request; only what is the same for everybody is answered from the cache. Files are, as on the
 * server: paths in /assets, root paths with an extension, and names that begin with a dot.
 */
export function sourceOf({ method, url, mode }: RequestDetails, origin: string, build: Build): Source {
  const address = new URL(url);
  const path = address.pathname;
  if (method !== "GET" || address.origin !== origin || SERVER_PATHS.some((prefix) => path.startsWith(prefix))) {
    return "network";
  }
  // the name contains a hash: the file is the same in every build
  if (path.startsWith(HASHED)) return "any build";
  // the cached page may not be shown in frames; an embedded share uses no storage anyway
  if (isEmbedPath(path) || isPicturePath(path)) return "network";
  if (SERVER_PAGES.some((page) => path === page)) return "network";
  if (mode === "navigate") return /^\/[^/]+\.[A-Za-z0-9]+$|\/\./.test(path) ? "network" : "page";
  return Object.hasOwn(build.files, path) ? "build" : "network";
}
