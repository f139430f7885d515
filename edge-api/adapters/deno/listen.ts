interface Listening {
  /** the port, also where any free one was asked for */
  readonly port: number;
  /** the address of the socket that a request came by */
  readonly socketOf: (request: Request) => string | undefined;
  /** Takes no more calls, and lets those under way end. */
  readonly shutdown: () => Promise<void>;
}

/** Serves HTTP. */
export function listen(at: { hostname: string; port: number }, answer: Deno.ServeHandler): Listening {
  // weak, so that an address is dropped with its request
  const sockets = new WeakMap<Request, string>();
  const server = Deno.serve(
    { hostname: at.hostname, port: at.port },
    (request, info: Deno.ServeHandlerInfo<Deno.NetAddr>) => {
      sockets.set(request, info.remoteAddr.hostname);
      return answer(request, info);
    },
  );
  return {
    port: server.addr.port,
    socketOf: (request) => sockets.get(request),
    shutdown: () => server.shutdown(),
  };
}

/** Ends the process after `finish`, when the system asks for it; as the first process of a container, Deno would not. */
export function stopOnSignal(finish: () => Promise<void>): void {
  const stop = async (): Promise<void> => {
    await finish();
    Deno.exit(0);
  };
  Deno.addSignalListener("SIGTERM", () => void stop());
}
