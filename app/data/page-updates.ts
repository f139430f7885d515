import type { AskedOfBuild } from "../../workers/offline/messages.ts";
import { trustedUrl } from "../engine/trusted-url.ts";

/** The build of the page that the browser keeps for days without a network, and newer ones. */
export interface PageUpdates {
  /** Has this build kept; calls back, maybe often, when a newer one is there and waits. Never rejects. */
  readonly keep: (onWaiting: () => void) => Promise<void>;
  /** Changes this tab to the build that waits, by loading the page anew. */
  readonly take: () => Promise<void>;
}

/** Built by vite.config.ts of workers/offline. */
const SCRIPT = "/sw.js";

/** The answer of a build's worker. */
const ask = (worker: ServiceWorker, asked: AskedOfBuild): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const hear = ({ data }: MessageEvent<boolean>) => {
      port1.close();
      resolve(data);
    };
    port1.addEventListener("message", hear, { once: true });
    port1.start();
    worker.postMessage(asked, [port2]);
  });

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
        const tell = async () => {
          // the first build of all waits for nobody
          if (own.waiting === null || container.controller === null) return;
          // it may be this page's: taken already, while its worker is not the active one yet
          if (await ask(own.waiting, "waits")) onWaiting();
        };
        const follow = () => own.installing?.addEventListener("statechange", () => void tell());
        own.addEventListener("updatefound", follow);
        follow();
        await tell();
      } catch {
        // the page works all the same
      }
    },
    take: async () => {
      const waiting = registration?.waiting ?? null;
      if (waiting !== null) {
        const changed = new Promise((resolve) => {
          navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
        });
        if (!(await ask(waiting, "take"))) await changed;
      }
      window.location.reload();
    },
  };
}
