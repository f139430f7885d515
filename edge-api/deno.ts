import { scrypt } from "node:crypto";
import { proxiedAddress } from "./adapters/client-address.ts";
import { hostSettings, hostVariables, localOrigin } from "./adapters/deno/host-settings.ts";
import { sqliteThreads } from "./adapters/deno/sqlite-threads.ts";
import { staticFiles } from "./adapters/deno/static-files.ts";
import { stopOnSignal } from "./adapters/deno/stop-on-signal.ts";
import { noCopies } from "./adapters/no-copies.ts";
import { platformPorts } from "./adapters/platform-ports.ts";
import { createApp } from "./app.ts";

const variables = hostVariables((name) => Deno.env.get(name));
const { hostname, port, proxies, file } = hostSettings(variables);
const { database, close } = await sqliteThreads(file);
const assets = staticFiles("dist");

/** The socket address of each request; weak, so it is dropped with the request. */
const sockets = new WeakMap<Request, string>();

const server = Deno.serve({ hostname, port }, (request, { remoteAddr }) => {
  sockets.set(request, remoteAddr.hostname);
  return app.fetch(request);
});
const app = createApp({
  ...platformPorts(variables, {
    database,
    scrypt,
    write: (line) => console.error(line),
    // Deno computes scrypt in threads of its own; one processor stays for everything else
    hashThreads: Math.max(1, navigator.hardwareConcurrency - 1),
    localOrigin: localOrigin(hostname, server.addr.port),
  }),
  copies: noCopies,
  assets,
  clientAddress: (request) => proxiedAddress(request.headers, sockets.get(request), proxies),
});

stopOnSignal(async () => {
  await server.shutdown();
  await close();
});
