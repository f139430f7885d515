import { scrypt } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { proxiedAddress } from "./adapters/client-address.ts";
import { hostSettings, hostVariables, localOrigin } from "./adapters/deno/host-settings.ts";
import { staticFiles } from "./adapters/deno/static-files.ts";
import { noCopies } from "./adapters/no-copies.ts";
import { platformPorts } from "./adapters/platform-ports.ts";
import { sqliteDatabase } from "./adapters/sqlite-database.ts";
import { createApp } from "./app.ts";

const variables = hostVariables((name) => Deno.env.get(name));
const { hostname, port, proxies, stateDir } = hostSettings(variables);
const file = new DatabaseSync(join(stateDir, "tare.sqlite"));
file.exec("PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000");
const assets = staticFiles("dist");

/** The socket address of each request; weak, so it is dropped with the request. */
const sockets = new WeakMap<Request, string>();

const server = Deno.serve({ hostname, port }, (request, { remoteAddr }) => {
  sockets.set(request, remoteAddr.hostname);
  return app.fetch(request);
});

const app = createApp({
  ...platformPorts(variables, {
    database: sqliteDatabase(file),
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

const stop = async (): Promise<void> => {
  await server.shutdown();
  file.close();
  Deno.exit(0);
};
// as the first process of a container, Deno would ignore the signal otherwise
Deno.addSignalListener("SIGTERM", () => void stop());
