import { PAGE, sourceOf, type RequestDetails, type Build } from "./build-files.ts";

/** What the cache needs from the service worker; tests replace it. */
export interface CacheEnvironment {
  readonly caches: CacheStorage;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly origin: string;
  /** number of open tabs, of any build */
  readonly openTabs: () => Promise<number>;
}

const PREFIX = "tare-build-";
/** Marker in the cache of a build that was in use once. */
const USED = "/used";
/** Cache and address that hold the id of the build in use. */
const IN_USE = { cache: "tare-in-use", address: "/build" };
/** Earlier builds kept while several tabs are open; a tab rarely stays open through more updates. */
const MAX_EARLIER_BUILDS = 6;
/** Parallel downloads during an installation; few, so that the open page is not slowed down. */
const PARALLEL_DOWNLOADS = 6;

const cacheOf = ({ id }: Pick<Build, "id">): string => PREFIX + id;

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const isPage = (response: Response): boolean => response.headers.get("Content-Type")?.includes("html") ?? false;

/**
 * Fetches one file. A file without a hash in its name may belong to another build: it bypasses the HTTP cache, and its
 * content must match `hash` (SHA-256, hex).
 */
async function fetchFile({ fetch }: CacheEnvironment, path: string, hash: string | null): Promise<Response> {
  const response = await fetch(path, hash === null ? {} : { cache: "reload" });
  if (!response.ok || isPage(response)) throw new Error(`${path}: status ${response.status}`);
  if (hash !== null) {
    const content = await response.clone().arrayBuffer();
    if (hexOf(await crypto.subtle.digest("SHA-256", content)) !== hash) throw new Error(`${path}: of another build`);
  }
  return response;
}

async function fetchPage({ fetch }: CacheEnvironment, build: Build): Promise<Response> {
  const response = await fetch(PAGE, { cache: "reload" });
  // browsers reject a redirected response to a navigation
  if (!response.ok || response.redirected || !isPage(response)) throw new Error(`the page: status ${response.status}`);
  if (!(await response.clone().text()).includes(build.entry)) throw new Error("the page: of another build");
  return response;
}

/** Downloads a whole build into the cache. If a file fails, nothing of it is kept. @throws Error naming the file */
export async function keepBuild(environment: CacheEnvironment, build: Build): Promise<void> {
  const { caches } = environment;
  const cache = await caches.open(cacheOf(build));
  try {
    await cache.put(PAGE, await fetchPage(environment, build));
    const queue = Object.entries(build.files);
    const download = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [path, hash] = next;
        if (hash !== null || (await cache.match(path)) === undefined) {
          await cache.put(path, await fetchFile(environment, path, hash));
        }
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, download));
  } catch (error) {
    // a build that was in use stays: the same one may be installed again
    if ((await cache.match(USED)) === undefined) await caches.delete(cacheOf(build));
    throw error;
  }
}

const idInUse = async (caches: CacheStorage): Promise<string | undefined> =>
  (await (await caches.open(IN_USE.cache)).match(IN_USE.address))?.text();

/** Whether opened pages get this build, whichever build's worker is active. */
export const isInUse = async ({ caches }: CacheEnvironment, build: Build): Promise<boolean> =>
  (await idInUse(caches)) === build.id;

/**
 * Makes this build the one in use, even if another build's worker is still active, and deletes builds that no tab can
 * need. A tab keeps the build it started with and may later request a file that the server no longer has: while other
 * tabs are open, up to MAX_EARLIER_BUILDS earlier builds stay, else only the latest. Builds after this one are not touched.
 */
export async function useBuild({ caches, openTabs }: CacheEnvironment, build: Build): Promise<void> {
  // deleted first: if the storage is full, each worker serves its own build
  await caches.delete(IN_USE.cache);
  await (await caches.open(cacheOf(build))).put(USED, new Response());
  await (await caches.open(IN_USE.cache)).put(IN_USE.address, new Response(build.id));
  // keys() lists caches in the order of their creation
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const before = builds.slice(0, builds.indexOf(cacheOf(build)));
  const used: string[] = [];
  for (const name of before) if ((await (await caches.open(name)).match(USED)) !== undefined) used.push(name);
  const kept = new Set(used.slice(-((await openTabs()) > 1 ? MAX_EARLIER_BUILDS : 1)));
  await Promise.all(before.filter((name) => !kept.has(name)).map((name) => caches.delete(name)));
}

/**
 * Answers a request from the cache. The page and files without a hash come from the build in use, which may be newer
 * than the active worker.
 * @returns null: not for this cache, the request goes to the network; otherwise a function that reads the cached
 *   response
 */
export function answerFrom(
  { caches, origin }: CacheEnvironment,
  build: Build,
  request: RequestDetails,
): null | (() => Promise<Response | undefined>) {
  const source = sourceOf(request, origin, build);
  if (source === "network") return null;
  return async () => {
    const path = source === "page" ? PAGE : new URL(request.url).pathname;
    const id = source === "any build" ? build.id : ((await idInUse(caches)) ?? build.id);
    const kept = await (await caches.open(cacheOf({ id }))).match(path);
    if (kept !== undefined || source !== "any build") return kept;
    for (const name of (await caches.keys()).filter((name) => name.startsWith(PREFIX))) {
      const found = await (await caches.open(name)).match(path);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
