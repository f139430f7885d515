/** What one build of the page consists of. The build writes it into its service worker. */
export interface Build {
  /** names the build; other files, other name */
  readonly id: string;
  /** the script that this build's page starts with, by which its page is told from another build's */
  readonly entry: string;
  /** path → SHA-256 in hex of the content; null where the name carries a hash already. The page itself is not listed. */
  readonly files: Readonly<Record<string, string | null>>;
}

/** Address of the page: every address that is no file shows it. */
export const PAGE = "/";
/** What the server answers itself. It is never kept: there is data of users in it. */
const SERVER_PATHS = ["/api/", "/customize/", "/content/", "/data/", "/.well-known/"];
const HASHED = "/assets/";

export interface Asked {
  readonly method: string;
  readonly url: string;
  /** of the request; `navigate` when an address is opened */
  readonly mode: string;
}

/** From where a request is answered; `network`: the service worker stays out of it. */
export type Source = "page" | "build" | "any build" | "network";

/**
 * Which requests the service worker answers (requirement: only what is the same for everybody). The rule of what is a file is the
 * server's: in /assets, at the root with an extension, or with a name that begins with a dot.
 */
export function sourceOf({ method, url, mode }: Asked, origin: string, build: Build): Source {
  const address = new URL(url);
  const path = address.pathname;
  if (method !== "GET" || address.origin !== origin || SERVER_PATHS.some((prefix) => path.startsWith(prefix))) {
    return "network";
  }
  // a hash in its name: whichever build has brought it, it is the same
  if (path.startsWith(HASHED)) return "any build";
  if (mode === "navigate") return /^\/[^/]+\.[A-Za-z0-9]+$|\/\./.test(path) ? "network" : "page";
  return Object.hasOwn(build.files, path) ? "build" : "network";
}
