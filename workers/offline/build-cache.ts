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
/** Where it is kept which build is in use, and its address there. */
const IN_USE = { cache: "tare-in-use", address: "/build" };
/** Builds of before that are kept at most while several tabs are open: nobody leaves one open through more updates than these. */
const MOST_BEFORE = 6;
/** So many files at once: the page that is being used goes first. */
const AT_ONCE = 6;

const cacheOf = ({ id }: Pick<Build, "id">): string => PREFIX + id;

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

const idInUse = async (caches: CacheStorage): Promise<string | undefined> =>
  (await (await caches.open(IN_USE.cache)).match(IN_USE.address))?.text();

/** Whether pages that are opened are of this build, whichever build's worker answers for them. */
export const isInUse = async ({ caches }: Surroundings, build: Build): Promise<boolean> =>
  (await idInUse(caches)) === build.id;

/**
 * Makes the build the one in use, also while another build's worker is still the active one, and clears away what no tab can need
 * any more. A tab runs the build that it began with and may ask late for a part that the server has no more: while others than the
 * one that takes this build are open, those that were in use before stay, else the last of them. Newer ones may be on their way.
 */
export async function useBuild({ caches, openTabs }: Surroundings, build: Build): Promise<void> {
  // where there is no room for another entry, every worker opens its own build
  await caches.delete(IN_USE.cache);
  await (await caches.open(cacheOf(build))).put(USED, new Response());
  await (await caches.open(IN_USE.cache)).put(IN_USE.address, new Response(build.id));
  // names come in the order in which they were made
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const before = builds.slice(0, builds.indexOf(cacheOf(build)));
  const used: string[] = [];
  for (const name of before) if ((await (await caches.open(name)).match(USED)) !== undefined) used.push(name);
  const kept = new Set(used.slice(-((await openTabs()) > 1 ? MOST_BEFORE : 1)));
  await Promise.all(before.filter((name) => !kept.has(name)).map((name) => caches.delete(name)));
}

/**
 * The kept answer to a request; null: it goes to the network as if there were no service worker. The page and files without a
 * hash are those of the build in use, which somebody may have taken while this one's worker is still the active one.
 */
export function answerFrom(
  { caches, origin }: Surroundings,
  build: Build,
  asked: Asked,
): null | (() => Promise<Response | undefined>) {
  const source = sourceOf(asked, origin, build);
  if (source === "network") return null;
  return async () => {
    const path = source === "page" ? PAGE : new URL(asked.url).pathname;
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
