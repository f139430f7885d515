import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { staticFiles } from "./adapters/deno/static-files.ts";
import { environmentSettings } from "./adapters/environment-settings.ts";
import { jsonLog } from "./adapters/json-log.ts";
import { noCopies } from "./adapters/no-copies.ts";
import { sqliteDatabase } from "./adapters/sqlite-database.ts";
import { createApp } from "./app.ts";
import { d1ReferenceStore } from "./storage/d1/reference-store.ts";

const file = new DatabaseSync(join(Deno.env.get("TARE_STATE_DIR") ?? ".local/state", "tare.sqlite"));
file.exec("PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000");

const app = createApp({
  reference: d1ReferenceStore(sqliteDatabase(file)),
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
});

Deno.serve({ hostname: "127.0.0.1", port: Number(Deno.env.get("PORT") ?? 8787) }, (request) => app.fetch(request));
