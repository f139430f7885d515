import { answerFrom, isInUse, keepBuild, useBuild, type CacheEnvironment } from "./build-cache.ts";
import type { Build } from "./build-files.ts";
import type { AskedOfBuild } from "./messages.ts";
import { keepSharedFiles, SHARE_TARGET } from "./shared-files.ts";

/** Replaced by the build (vite.config.ts) at every occurrence, so it occurs once. */
declare const TARE_BUILD: Build;
const build = TARE_BUILD;

declare const self: ServiceWorkerGlobalScope;

const environment: CacheEnvironment = {
  caches: self.caches,
  fetch: (address, init) => self.fetch(address, init),
  origin: self.location.origin,
  openTabs: async () => (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).length,
};

self.addEventListener("install", (event) => event.waitUntil(keepBuild(environment, build)));

// claims open pages at once: the server may lose their chunks at the next deployment
self.addEventListener("activate", (event) =>
  event.waitUntil(useBuild(environment, build).then(() => self.clients.claim())),
);

const answers: Record<AskedOfBuild, () => Promise<boolean>> = {
  take: async () => {
    try {
      await useBuild(environment, build);
      return true;
    } catch {
      // storage is full: the change of workers puts this build to use
      void self.skipWaiting();
      return false;
    }
  },
  // The active worker then serves this build too. No skipWaiting: while tabs request files, the browser delays a forced
  // change of workers for up to five minutes, and navigations with it.
  waits: async () => !(await isInUse(environment, build)),
};

// a newer build waits until no tab is open or a page sends `take`
self.addEventListener("message", (event) => {
  const [port] = event.ports;
  const message: AskedOfBuild = event.data;
  // pages built before 23 November 2026 send no port and wait for the change of workers
  event.waitUntil(
    answers[message]().then((reply) => (port === undefined ? void self.skipWaiting() : port.postMessage(reply))),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && request.url === self.location.origin + SHARE_TARGET) {
    event.respondWith(keepSharedFiles(self.caches, request));
    return;
  }
  const answer = answerFrom(environment, build, request);
  // evicted files come from the network
  if (answer !== null) event.respondWith(answer().then((kept) => kept ?? self.fetch(request)));
});
