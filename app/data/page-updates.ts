import { trustedUrl } from "../engine/trusted-url.ts";

/** The build of the page that the browser keeps for days without a network, and newer ones. */
export interface PageUpdates {
  /** Has this build kept; calls back, maybe often, when a newer one is there and waits. Never rejects. */
  readonly keep: (onWaiting: () => void) => Promise<void>;
  /** Changes this tab to the build that waits, by loading the page anew. */
  readonly take: () => void;
}

/** Built by vite.config.ts of workers/offline. */
const SCRIPT = "/sw.js";

/** Over the browser's service worker. Without one (an old browser, storage closed to us) every start needs the network. */
export function browserPageUpdates(): PageUpdates {
  let registration: ServiceWorkerRegistration | null = null;
  return {
    keep: async (onWaiting) => {
      // development serves single files, which change all the time
      if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
      const container = navigator.serviceWorker;
      try {
        const own = (registration ??= await container.register(trustedUrl(SCRIPT), { updateViaCache: "none" }));
        const tell = () => {
          // the first build of all waits for nobody
          if (own.waiting !== null && container.controller !== null) onWaiting();
        };
        const follow = () => own.installing?.addEventListener("statechange", tell);
        own.addEventListener("updatefound", follow);
        follow();
        tell();
      } catch {
        // the page works all the same
      }
    },
    take: () => {
      const waiting = registration?.waiting ?? null;
      if (waiting === null) return window.location.reload();
      navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
      waiting.postMessage("take", []);
    },
  };
}
