import type { Endpoint } from "comlink";

/** One running worker, behind a port so that tests can use a double that dies on request. */
export interface WorkerPort {
  readonly endpoint: Endpoint;
  /** Calls back if the browser reports that the worker failed. A worker that only stops answering is not reported. */
  readonly onFailure: (listener: (detail: string) => void) => void;
  readonly end: () => void;
}
