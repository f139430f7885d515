import { default as workerUrl } from "../../workers/scoring.worker.ts?worker&url";
import { trustedUrl } from "./trusted-url.ts";
import type { WorkerPort } from "./worker-port.ts";

/** Starts the scoring worker; its errors reach the port. */
export const startBrowserWorker = (): WorkerPort => {
  const worker = new Worker(trustedUrl(workerUrl), { type: "module", name: "tare-scoring" });
  return {
    endpoint: worker,
    onFailure: (listener) => {
      worker.addEventListener("error", (event) => listener(event.message || "the worker's script failed"));
      worker.addEventListener("messageerror", () => listener("a message could not be read"));
    },
    end: () => worker.terminate(),
  };
};
