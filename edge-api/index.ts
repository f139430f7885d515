import { scrypt } from "node:crypto";
import type { D1Database, KVNamespace } from "@cloudflare/workers-types";
import { clientAddress } from "./adapters/client-address.ts";
import { environmentSettings } from "./adapters/environment-settings.ts";
import type { SettingsVariables } from "./adapters/environment-settings.ts";
import { jsonLog } from "./adapters/json-log.ts";
import { kvCopies } from "./adapters/kv-copies.ts";
import { configuredMailer, outboxMailer } from "./adapters/mailer.ts";
import type { MailBinding, MailVariables } from "./adapters/mailer.ts";
import { scryptHasher } from "./adapters/scrypt-hasher.ts";
import { createApp } from "./app.ts";
import type { AppType } from "./app.ts";
import { d1Stores } from "./storage/d1/stores.ts";

/** The bindings and variables of wrangler.toml. */
interface Bindings extends SettingsVariables, MailVariables {
  readonly DB: D1Database;
  readonly COPIES: KVNamespace;
  readonly MAIL?: MailBinding;
  readonly PUBLIC_ORIGIN?: string;
  readonly TRUST_CLIENT_IP?: string;
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

// one an isolate: bindings stay the same for its life, and so does what it has already packed
let app: AppType | undefined;

const start = (bindings: Bindings): AppType =>
  createApp({
    ...d1Stores(bindings.DB),
    copies: kvCopies(bindings.COPIES),
    settings: environmentSettings(bindings),
    assets: (request) => bindings.ASSETS.fetch(request),
    log: jsonLog((line) => console.error(line), Date.now),
    now: Date.now,
    newRequestId: () => crypto.randomUUID(),
    hasher: scryptHasher(scrypt),
    mailer: configuredMailer(bindings, bindings.MAIL, outboxMailer(bindings.DB, Date.now)),
    publicOrigin: bindings.PUBLIC_ORIGIN || "http://localhost:8787",
    clientAddress: (request) =>
      clientAddress(request, request.headers.get("CF-Connecting-IP"), bindings.TRUST_CLIENT_IP),
  });

export default {
  fetch(request: Request, bindings: Bindings): Response | Promise<Response> {
    app ??= start(bindings);
    return app.fetch(request, bindings);
  },
};
