import { scrypt } from "node:crypto";
import * as files from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { clientAddress } from "./adapters/client-address.ts";
import { folderParts } from "./adapters/folder-parts.ts";
import { staticFiles } from "./adapters/deno/static-files.ts";
import { noCopies } from "./adapters/no-copies.ts";
import { platformPorts } from "./adapters/platform-ports.ts";
import { sqliteDatabase } from "./adapters/sqlite-database.ts";
import { createApp } from "./app.ts";
import { SWEEP_INTERVAL } from "./contract/retention.ts";
import type { Ports } from "./ports.ts";
import { sweep } from "./services/sweep.ts";

const variables: Readonly<Record<string, string | undefined>> = Deno.env.toObject();
const file = new DatabaseSync(join(variables["TARE_STATE_DIR"] ?? ".local/state", "tare.sqlite"));
file.exec("PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000");

/** The socket address of each request; weak, so it is dropped with the request. */
const sockets = new WeakMap<Request, string>();

const ports: Ports = {
  ...platformPorts(variables, {
    database: sqliteDatabase(file),
    scrypt,
    write: (line) => console.error(line),
    parts: variables["PARTS_DIR"] ? folderParts(files, variables["PARTS_DIR"]) : undefined,
  }),
  copies: noCopies,
  assets: staticFiles("dist"),
  clientAddress: (request) => clientAddress(request.headers, sockets.get(request), variables["TRUST_CLIENT_IP"]),
};
const app = createApp(ports);

void sweep(ports);
setInterval(() => void sweep(ports), SWEEP_INTERVAL);

Deno.serve({ hostname: "127.0.0.1", port: Number(variables["PORT"] ?? 8787) }, (request, { remoteAddr }) => {
  sockets.set(request, remoteAddr.hostname);
  return app.fetch(request);
});
