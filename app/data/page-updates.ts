import type { AskedOfBuild } from "../../workers/offline/messages.ts";
import { trustedUrl } from "../engine/trusted-url.ts";

/** The offline copy of this build of the page, and newer builds. */
export interface PageUpdates {
  /** Keeps this build for offline use; calls back, possibly often, when a newer one waits. Never rejects. */
  readonly keep: (onWaiting: () => void) => Promise<void>;
  /** Reloads this tab with the waiting build. */
  readonly take: () => Promise<void>;
}

/** Built from workers/offline by vite.config.ts. */
const SCRIPT = "/sw.js";

const ask = (worker: ServiceWorker, question: AskedOfBuild): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const onAnswer = ({ data }: MessageEvent<boolean>) => {
      port1.close();
      resolve(data);
    };
    port1.addEventListener("message", onAnswer, { once: true });
    port1.start();
    worker.postMessage(question, [port2]);
  });

/** Uses the browser's service worker. Without one (an old browser, or storage refused) every start needs the network. */
export function browserPageUpdates(): PageUpdates {
  let registration: ServiceWorkerRegistration | null = null;
  return {
    keep: async (onWaiting) => {
      // development mode serves single files that change all the time
      if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
      const container = navigator.serviceWorker;
      try {
        const own = (registration ??= await container.register(trustedUrl(SCRIPT), { updateViaCache: "none" }));
        const notify = async () => {
          // the very first build replaces none
          if (own.waiting === null || container.controller === null) return;
          // it may be this page's own build, taken but not active yet
          if (await ask(own.waiting, "waits")) onWaiting();
        };
        const follow = () => own.installing?.addEventListener("statechange", () => void notify());
        own.addEventListener("updatefound", follow);
        follow();
        await notify();
      } catch {
        // the page works without it
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
