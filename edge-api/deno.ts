import { scrypt } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { clientAddress } from "./adapters/client-address.ts";
import { staticFiles } from "./adapters/deno/static-files.ts";
import { environmentSettings } from "./adapters/environment-settings.ts";
import { jsonLog } from "./adapters/json-log.ts";
import { configuredMailer, outboxMailer } from "./adapters/mailer.ts";
import { noCopies } from "./adapters/no-copies.ts";
import { scryptHasher } from "./adapters/scrypt-hasher.ts";
import { sqliteDatabase } from "./adapters/sqlite-database.ts";
import { createApp } from "./app.ts";
import { d1Stores } from "./storage/d1/stores.ts";

const file = new DatabaseSync(join(Deno.env.get("TARE_STATE_DIR") ?? ".local/state", "tare.sqlite"));
file.exec("PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000");
const database = sqliteDatabase(file);
const sockets = new WeakMap<Request, string>();
const port = Number(Deno.env.get("PORT") ?? 8787);

const app = createApp({
  ...d1Stores(database),
  copies: noCopies,
  settings: environmentSettings({
    WORDPRESS_URL: Deno.env.get("WORDPRESS_URL"),
    FEEDBACK_URL: Deno.env.get("FEEDBACK_URL"),
    LEARN_MORE_URL: Deno.env.get("LEARN_MORE_URL"),
    UNLOCK: Deno.env.get("UNLOCK"),
  }),
  assets: staticFiles("dist"),
  log: jsonLog((line) => console.error(line), Date.now),
  now: Date.now,
  newRequestId: () => crypto.randomUUID(),
  hasher: scryptHasher(scrypt),
  mailer: configuredMailer(Deno.env.toObject(), undefined, outboxMailer(database, Date.now)),
  publicOrigin: Deno.env.get("PUBLIC_ORIGIN") || `http://localhost:${port}`,
  clientAddress: (request) => clientAddress(request, sockets.get(request), Deno.env.get("TRUST_CLIENT_IP")),
});

Deno.serve({ hostname: "127.0.0.1", port }, (request, { remoteAddr }) => {
  sockets.set(request, remoteAddr.hostname);
  return app.fetch(request);
});
