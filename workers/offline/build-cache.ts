import { PAGE, sourceOf, type Asked, type Build } from "./build-files.ts";

/** What is needed of the worker's surroundings, so that tests can stand in. */
export interface Surroundings {
  readonly caches: CacheStorage;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly origin: string;
  /** how many tabs are open, whichever build they run */
  readonly openTabs: () => Promise<number>;
}

const PREFIX = "tare-build-";
/** Kept beside a build's files once it was in use. */
const USED = "/used";
/** Builds of before that are kept at most while several tabs are open: nobody leaves one open through more updates than these. */
const MOST_BEFORE = 6;
/** So many files at once: the page that is being used goes first. */
const AT_ONCE = 6;

const cacheOf = (build: Build): string => PREFIX + build.id;

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const isPage = (response: Response): boolean => response.headers.get("Content-Type")?.includes("html") ?? false;

/** A file without a hash in its name may be another build's by now: the browser's copy is passed by, the content compared. */
async function fetched({ fetch }: Surroundings, path: string, hash: string | null): Promise<Response> {
  const response = await fetch(path, hash === null ? {} : { cache: "reload" });
  if (!response.ok || isPage(response)) throw new Error(`${path}: status ${response.status}`);
  if (hash !== null) {
    const content = await response.clone().arrayBuffer();
    if (hexOf(await crypto.subtle.digest("SHA-256", content)) !== hash) throw new Error(`${path}: of another build`);
  }
  return response;
}

async function fetchedPage({ fetch }: Surroundings, build: Build): Promise<Response> {
  const response = await fetch(PAGE, { cache: "reload" });
  // a redirected answer may not stand in for an address that is opened
  if (!response.ok || response.redirected || !isPage(response)) throw new Error(`the page: status ${response.status}`);
  if (!(await response.clone().text()).includes(build.entry)) throw new Error("the page: of another build");
  return response;
}

/** Brings a whole build into the browser, or throws and leaves nothing: half a build is none. */
export async function keepBuild(around: Surroundings, build: Build): Promise<void> {
  const { caches } = around;
  const cache = await caches.open(cacheOf(build));
  try {
    await cache.put(PAGE, await fetchedPage(around, build));
    const left = Object.entries(build.files);
    const line = async (): Promise<void> => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        const [path, hash] = next;
        if (hash !== null || (await cache.match(path)) === undefined) {
          await cache.put(path, await fetched(around, path, hash));
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, line));
  } catch (error) {
    // not that of a build that was in use: the same one may be tried again
    if ((await cache.match(USED)) === undefined) await caches.delete(cacheOf(build));
    throw error;
  }
}

/**
 * Marks the build as the one in use and clears away what no tab can need any more. A tab runs the build that it began with and
 * may ask late for a part that the server has no more: while others than the one that takes this build are open, those that were
 * in use before stay, else the last of them.
 */
export async function useBuild({ caches, openTabs }: Surroundings, build: Build): Promise<void> {
  await (await caches.open(cacheOf(build))).put(USED, new Response());
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheOf(build));
  const used: string[] = [];
  for (const name of others) if ((await (await caches.open(name)).match(USED)) !== undefined) used.push(name);
  // names come in the order in which they were made
  const kept = new Set(used.slice(-((await openTabs()) > 1 ? MOST_BEFORE : 1)));
  await Promise.all(others.filter((name) => !kept.has(name)).map((name) => caches.delete(name)));
}

/** The kept answer to a request; null: it goes to the network as if there were no service worker. */
export function answerFrom(
  { caches, origin }: Surroundings,
  build: Build,
  asked: Asked,
): null | (() => Promise<Response | undefined>) {
  const source = sourceOf(asked, origin, build);
  if (source === "network") return null;
  return async () => {
    const path = source === "page" ? PAGE : new URL(asked.url).pathname;
    const own = await (await caches.open(cacheOf(build))).match(path);
    if (own !== undefined || source !== "any build") return own;
    for (const name of (await caches.keys()).filter((name) => name.startsWith(PREFIX))) {
      const found = await (await caches.open(name)).match(path);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
