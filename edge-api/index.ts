import { AsyncLocalStorage } from "node:async_hooks";
import { scrypt } from "node:crypto";
import type { D1Database, KVNamespace, R2Bucket } from "@cloudflare/workers-types";
import { workersAddress } from "./adapters/client-address.ts";
import { kvCopies } from "./adapters/copies.ts";
import type { MailBinding } from "./adapters/mailer.ts";
import { platformPorts, type PlatformVariables } from "./adapters/platform-ports.ts";
import { rateLimiters, type LimitBindings } from "./adapters/rate-limiters.ts";
import { r2Bodies } from "./adapters/r2-bodies.ts";
import { createApp, type AppType } from "./app.ts";
import type { Ports } from "./ports.ts";
import { hourly } from "./services/hourly.ts";
import { madeFiles } from "./services/made-files.ts";

/** The bindings and variables of wrangler.toml. */
interface Bindings extends PlatformVariables, LimitBindings {
  readonly DB: D1Database;
  readonly COPIES: KVNamespace;
  readonly BODIES?: R2Bucket;
  readonly MAIL?: MailBinding;
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

// one app per isolate: bindings stay the same for its life, and its caches are kept
let app: AppType | undefined;

const portsOf = (bindings: Bindings): Ports => ({
  ...platformPorts(bindings, {
    database: bindings.DB,
    session: (start) => bindings.DB.withSession(start),
    storage: new AsyncLocalStorage(),
    scrypt,
    write: (line, level) => console[level](line),
    mail: bindings.MAIL,
    bodies: bindings.BODIES && r2Bodies(bindings.BODIES),
  }),
  limiters: rateLimiters(bindings),
  copies: kvCopies(bindings.COPIES),
  assets: (request) => bindings.ASSETS.fetch(request),
  clientAddress: ({ headers }) => workersAddress(headers, bindings),
});

export default {
  fetch(request: Request, bindings: Bindings): Response | Promise<Response> {
    app ??= createApp(portsOf(bindings));
    return app.fetch(request, bindings);
  },
  /** the cron trigger of wrangler.toml */
  scheduled(_: unknown, bindings: Bindings): Promise<void> {
    const ports = portsOf(bindings);
    return hourly({ ...ports, made: madeFiles(ports) });
  },
};
