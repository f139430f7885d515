import type { D1Database, KVNamespace } from "@cloudflare/workers-types";
import { environmentSettings } from "./adapters/environment-settings.ts";
import type { SettingsVariables } from "./adapters/environment-settings.ts";
import { jsonLog } from "./adapters/json-log.ts";
import { kvCopies } from "./adapters/kv-copies.ts";
import { createApp } from "./app.ts";
import type { AppType } from "./app.ts";
import { d1ReferenceStore } from "./storage/d1/reference-store.ts";

/** The bindings and variables of wrangler.toml. */
interface Bindings extends SettingsVariables {
  readonly DB: D1Database;
  readonly COPIES: KVNamespace;
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

// one an isolate: bindings stay the same for its life, and so does what it has already packed
let app: AppType | undefined;

const start = (bindings: Bindings): AppType =>
  createApp({
    reference: d1ReferenceStore(bindings.DB),
    copies: kvCopies(bindings.COPIES),
    settings: environmentSettings(bindings),
    assets: (request) => bindings.ASSETS.fetch(request),
    log: jsonLog((line) => console.error(line), Date.now),
    now: Date.now,
    newRequestId: () => crypto.randomUUID(),
  });

export default {
  fetch(request: Request, bindings: Bindings): Response | Promise<Response> {
    app ??= start(bindings);
    return app.fetch(request, bindings);
  },
};
