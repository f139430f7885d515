import type { Endpoint } from "comlink";

/** One running worker. Created through a port, because a test's double can die on request. */
export interface WorkerPort {
  readonly endpoint: Endpoint;
  /** Called if the browser says that the worker failed. A worker that merely stops answering says nothing. */
  readonly onFailure: (listener: (detail: string) => void) => void;
  readonly end: () => void;
}
