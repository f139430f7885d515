import { DatabaseSync } from "node:sqlite";
import { sqliteDatabase } from "../../../edge-api/adapters/sqlite-database.ts";
import { createApp } from "../../../edge-api/app.ts";
import type { AppType } from "../../../edge-api/app.ts";
import type { CopyStore, Ports } from "../../../edge-api/ports.ts";
import type { SqlDatabase } from "../../../edge-api/storage/d1/database.ts";
import { d1ReferenceStore } from "../../../edge-api/storage/d1/reference-store.ts";
import { migrate } from "../../../migrations/seed/migrate.ts";
import { ASSET, ASSET_PATH, PAGE } from "./api-under-test.ts";
import type { ApiWithCopies } from "./api-under-test.ts";

export interface SqliteApi extends ApiWithCopies {
  readonly app: AppType;
  readonly database: SqlDatabase;
  /** what was logged, as `event` */
  readonly events: readonly string[];
}

/** Copies in memory, so that the suite sees what is kept. */
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

/** The API on an empty, migrated database in memory. Ports given replace the ordinary ones. */
export async function sqliteApi(given: Partial<Ports> = {}): Promise<SqliteApi> {
  const database = await migratedSqlite();
  const reference = given.reference ?? d1ReferenceStore(database);
  const events: string[] = [];
  let requests = 0;
  const ports: Ports = {
    reference,
    copies: memoryCopies(),
    settings: { wordpressUrl: "/content", feedbackUrl: "", learnMoreUrl: "" },
    assets: builtClient,
    log: { warn: (event) => void events.push(event), error: (event) => void events.push(event) },
    now: () => 1_800_000_000_000,
    newRequestId: () => `request-${++requests}`,
    ...given,
  };
  const app = createApp(ports);
  return {
    app,
    database,
    events,
    reference,
    copies: ports.copies,
    async ask(path, { method = "GET", headers = {} } = {}) {
      const response = await app.request(path, { method, headers });
      return {
        status: response.status,
        headers: response.headers,
        bytes: new Uint8Array(await response.arrayBuffer()),
      };
    },
  };
}
