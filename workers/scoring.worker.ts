// The worker's entry. It imports nothing statically and exports nothing, so the bundler puts no shared code into its file: Safari
// evaluates an entry that another file imports a second time, and then an empty second service answers the calls.
const waiting: Event[] = [];
const keep = (event: Event): void => void waiting.push(event);

const serve = async (): Promise<void> => {
  // messages that arrive before the service listens would be lost
  addEventListener("message", keep);
  await import("./serve-scoring.ts");
  removeEventListener("message", keep);
  for (const event of waiting) dispatchEvent(event);
};

// fires the worker's error event, so that the client starts another worker
serve().catch((error: unknown) => reportError(error));
