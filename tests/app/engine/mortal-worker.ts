import { MessageChannel } from "node:worker_threads";
import { expose, type Endpoint } from "comlink";
import type { WorkerPort } from "../../../app/engine/worker-port.ts";
import type { ScoringApi } from "../../../workers/scoring-api.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";

/** A worker beside the test that dies on request. */
export interface MortalWorker extends WorkerPort {
  /** stops answering silently, like a killed worker */
  readonly kill: () => void;
  /** reports an error, like the browser for a failed script */
  readonly fail: () => void;
  ended: boolean;
}

/** Adapts Node's ports, which take listeners only through `on`, to the browser's interface for Comlink. */
const endpointOf = (port: MessageChannel["port1"], alive: () => boolean): Endpoint => {
  const handlers = new Map<unknown, (data: unknown) => void>();
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
      handlers.set(listener, hear);
      port.on("message", hear);
    },
    removeEventListener: (_type: string, listener: EventListenerOrEventListenerObject) => {
      const hear = handlers.get(listener);
      if (hear !== undefined) port.off("message", hear);
    },
  };
};

/** @param service replaces calls of the real service */
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
