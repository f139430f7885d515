import { MessageChannel } from "node:worker_threads";
import { expose, type Endpoint } from "comlink";
import type { WorkerPort } from "../../../app/engine/worker-port.ts";
import type { ScoringApi } from "../../../workers/scoring-api.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";

/** A worker that runs beside the test and dies on request. */
export interface MortalWorker extends WorkerPort {
  /** stops answering, says nothing: what a killed worker does */
  readonly kill: () => void;
  /** what the browser reports of a script that failed */
  readonly fail: () => void;
  ended: boolean;
}

/** Node's ports take listeners only through `on`; Comlink wants the browser's way. */
const endpointOf = (port: MessageChannel["port1"], alive: () => boolean): Endpoint => {
  const hearers = new Map<unknown, (data: unknown) => void>();
  return {
    postMessage: (message: unknown, transfer?: Transferable[]) => {
      if (alive()) port.postMessage(message, transfer as Parameters<typeof port.postMessage>[1]);
    },
    addEventListener: (_type: string, listener: EventListenerOrEventListenerObject) => {
      const hear = (data: unknown): void => {
        if (!alive()) return;
        const event = new MessageEvent("message", { data });
        if (typeof listener === "function") listener(event);
        else listener.handleEvent(event);
      };
      hearers.set(listener, hear);
      port.on("message", hear);
    },
    removeEventListener: (_type: string, listener: EventListenerOrEventListenerObject) => {
      const hear = hearers.get(listener);
      if (hear !== undefined) port.off("message", hear);
    },
  };
};

/** `service` replaces calls of the real service. */
export function mortalWorker(service: Partial<ScoringApi> = {}): MortalWorker {
  const { port1, port2 } = new MessageChannel();
  let alive = true;
  const failures: ((detail: string) => void)[] = [];
  const end = (): void => {
    alive = false;
    worker.ended = true;
    port1.close();
  };
  expose(
    { ...createScoringService(), ...service },
    endpointOf(port2, () => alive),
  );
  port1.unref();
  port2.unref();
  const worker: MortalWorker = {
    endpoint: endpointOf(port1, () => true),
    onFailure: (listener) => failures.push(listener),
    end,
    ended: false,
    kill: () => {
      alive = false;
    },
    fail: () => failures.forEach((listener) => listener("script failed")),
  };
  return worker;
}
