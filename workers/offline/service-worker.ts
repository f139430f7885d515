import { answerFrom, isInUse, keepBuild, useBuild, type Surroundings } from "./build-cache.ts";
import type { Build } from "./build-files.ts";
import type { AskedOfBuild } from "./messages.ts";

/** Its words are put in by the build (vite.config.ts), wherever they stand: so they stand once. */
declare const TARE_BUILD: Build;
const build = TARE_BUILD;

declare const self: ServiceWorkerGlobalScope;

const around: Surroundings = {
  caches: self.caches,
  fetch: (address, init) => self.fetch(address, init),
  origin: self.location.origin,
  openTabs: async () => (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).length,
};

self.addEventListener("install", (event) => event.waitUntil(keepBuild(around, build)));

// the first page that is open takes part at once: its chunks may be gone from the server tomorrow
self.addEventListener("activate", (event) => event.waitUntil(useBuild(around, build).then(() => self.clients.claim())));

const answers: Record<AskedOfBuild, () => Promise<boolean>> = {
  take: async () => {
    try {
      await useBuild(around, build);
      return true;
    } catch {
      // the browser has no room: the change of workers makes this build the one that is opened
      void self.skipWaiting();
      return false;
    }
  },
  // Taken, this build is opened by the worker of before as well. The change of workers waits until no tab is open: forced while
  // tabs ask for files, the browser puts it off for up to five minutes, and may keep an address that is opened waiting as long.
  waits: async () => !(await isInUse(around, build)),
};

// a newer build waits until no tab is open, or until somebody takes it
self.addEventListener("message", (event) => {
  const [port] = event.ports;
  const asked: AskedOfBuild = event.data;
  // a page of before 23 November 2026 brings no port: it waits for the change of workers
  event.waitUntil(answers[asked]().then((is) => (port === undefined ? void self.skipWaiting() : port.postMessage(is))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const answer = answerFrom(around, build, request);
  // what the browser has thrown away comes from the network
  if (answer !== null) event.respondWith(answer().then((kept) => kept ?? self.fetch(request)));
});
