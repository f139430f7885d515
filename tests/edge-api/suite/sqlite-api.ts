import { AsyncLocalStorage } from "node:async_hooks";
import { scrypt } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { sqliteDatabase } from "../../../edge-api/adapters/sqlite-database.ts";
import { createApp, type AppType } from "../../../edge-api/app.ts";
import { AUDIT_LIFE } from "../../../edge-api/contract/retention.ts";
import type { Ports } from "../../../edge-api/ports.ts";
import type { CopyStore } from "../../../edge-api/ports/copy-store.ts";
import { sweep } from "../../../edge-api/services/sweep.ts";
import type { SqlDatabase } from "../../../edge-api/storage/d1/database.ts";
import { clientAddress } from "../../../edge-api/adapters/client-address.ts";
import { environmentSettings } from "../../../edge-api/adapters/environment-settings.ts";
import { outboxMailer } from "../../../edge-api/adapters/mailer.ts";
import { tallied } from "../../../edge-api/adapters/request-tally.ts";
import { scryptHasher } from "../../../edge-api/adapters/scrypt-hasher.ts";
import { securityContact } from "../../../edge-api/adapters/security-contact.ts";
import { d1Stores } from "../../../edge-api/storage/d1/stores.ts";
import { migrate } from "../../../migrations/seed/migrate.ts";
import { ASSET, ASSET_PATH, PAGE, type ApiWithCopies } from "./api-under-test.ts";
import { SITE } from "./authenticator.ts";

export interface SqliteApi extends ApiWithCopies, Pick<Ports, "log" | "pause" | "tally"> {
  readonly app: AppType;
  /** logged events */
  readonly events: readonly string[];
  /** logged lines with their fields */
  readonly logged: readonly string[];
  /** what is logged without being a fault */
  readonly infos: readonly Readonly<Record<string, unknown>>[];
}

/** A copy store in memory that tests can inspect. */
export function memoryCopies(): CopyStore & { readonly kept: Map<string, ArrayBuffer> } {
  const kept = new Map<string, ArrayBuffer>();
  return {
    kept,
    get: async (key) => kept.get(key) ?? null,
    put: async (key, bytes) => void kept.set(key, bytes),
  };
}

export async function migratedSqlite(): Promise<SqlDatabase> {
  const database = sqliteDatabase(new DatabaseSync(":memory:"));
  await migrate(database);
  return database;
}

const BUILT: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
  "/": { type: "text/html; charset=utf-8", text: PAGE },
  [ASSET_PATH]: { type: "text/javascript", text: ASSET },
};

const builtClient = async (request: Request): Promise<Response> => {
  const file = BUILT[new URL(request.url).pathname];
  if (file === undefined) return new Response(null, { status: 404 });
  const ETag = `"${file.text.length}"`;
  if (request.headers.get("If-None-Match") === ETag) return new Response(null, { status: 304, headers: { ETag } });
  return new Response(file.text, { headers: { "Content-Type": file.type, ETag } });
};

/** A hasher of the lowest cost. */
export const cheapHasher = scryptHasher(scrypt, { ln: 1, r: 1, p: 1 });

/** The API on an empty, migrated database in memory. @param given replaces ports */
export async function sqliteApi(given: Partial<Ports> = {}): Promise<SqliteApi> {
  const database = await migratedSqlite();
  const { database: counted, tally } = tallied(database, new AsyncLocalStorage());
  const events: string[] = [];
  const logged: string[] = [];
  const infos: Record<string, unknown>[] = [];
  const write = (event: string, fields: Readonly<Record<string, unknown>>): void => {
    events.push(event);
    logged.push(JSON.stringify([event, fields], (_, value: unknown) => (value instanceof Error ? value.stack : value)));
  };
  let time = 1_800_000_000_000;
  let requests = 0;
  const ports: Ports = {
    ...d1Stores(counted, () => time),
    copies: memoryCopies(),
    settings: environmentSettings({ PUBLIC_ORIGIN: SITE }),
    contentOrigin: null,
    assets: builtClient,
    log: { info: (event, fields) => void infos.push({ event, ...fields }), warn: write, error: write },
    tally,
    auditLife: AUDIT_LIFE,
    now: () => time,
    // its clock does not advance during a wait
    pause: () => new Promise((resolve) => void setImmediate(resolve)),
    newRequestId: () => `request-${++requests}`,
    hasher: cheapHasher,
    mailer: outboxMailer(database, () => time),
    missingSettings: [],
    publicOrigin: SITE,
    passkeyOrigin: SITE,
    operatorMail: null,
    securityContact: securityContact(undefined, SITE),
    clientAddress: (request) => clientAddress(request.headers, "192.0.2.1", "1"),
    ...given,
  };
  const app = createApp(ports);
  return {
    ...ports,
    app,
    database,
    events,
    logged,
    infos,
    async pass(milliseconds) {
      time += milliseconds;
    },
    sweep: () => sweep(ports),
    async ask(path, { method = "GET", headers = {}, body } = {}) {
      const response = await app.request(path, { method, headers, ...(body !== undefined && { body }) });
      return {
        status: response.status,
        headers: response.headers,
        bytes: new Uint8Array(await response.arrayBuffer()),
      };
    },
  };
}
