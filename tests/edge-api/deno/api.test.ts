// Runs the API suite on Deno's server and SQLite, over HTTP: `deno test --no-remote --allow-all tests/edge-api/deno/`
import { AsyncLocalStorage } from "node:async_hooks";
import { scrypt } from "node:crypto";
import * as files from "node:fs/promises";
import { folderBodies } from "../../../edge-api/adapters/folder-bodies.ts";
import { sqliteThreads } from "../../../edge-api/adapters/deno/sqlite-threads.ts";
import { staticFiles } from "../../../edge-api/adapters/deno/static-files.ts";
import { noCopies } from "../../../edge-api/adapters/copies.ts";
import { createApp } from "../../../edge-api/app.ts";
import { AUDIT_LIFE } from "../../../edge-api/contract/retention.ts";
import { proxiedAddress } from "../../../edge-api/adapters/client-address.ts";
import { environmentSettings } from "../../../edge-api/adapters/environment-settings.ts";
import { outboxMailer } from "../../../edge-api/adapters/mailer.ts";
import { tallied } from "../../../edge-api/adapters/request-tally.ts";
import { scryptHasher } from "../../../edge-api/adapters/scrypt-hasher.ts";
import { securityContact } from "../../../edge-api/adapters/security-contact.ts";
import type { Ports } from "../../../edge-api/ports.ts";
import { sweep } from "../../../edge-api/services/sweep.ts";
import { d1Stores } from "../../../edge-api/storage/d1/stores.ts";
import { migrate } from "../../../migrations/seed/migrate.ts";
import { RUNTIME_CASES } from "../suite/all-cases.ts";
import { ASSET, ASSET_PATH, askOverHttp, PAGE } from "../suite/api-under-test.ts";
import { CONNECTIONS, standLoad } from "../suite/load.ts";
import { SITE } from "../suite/authenticator.ts";

const client = await Deno.makeTempDir();
await Deno.mkdir(`${client}/assets`);
await Deno.writeTextFile(`${client}/index.html`, PAGE);
await Deno.writeTextFile(`${client}${ASSET_PATH}`, ASSET);

const { database: uncounted, close } = await sqliteThreads(`${client}/tare.sqlite`);
const { database, tally } = tallied(uncounted, new AsyncLocalStorage());
await migrate(database);
const bodiesFolder = await Deno.makeTempDir();
const stores = { ...d1Stores(database), bodies: folderBodies(files, bodiesFolder) };
let passed = 0;
const now = () => Date.now() + passed;
const silent = () => {};
const ports: Ports = {
  ...stores,
  copies: noCopies,
  settings: environmentSettings({ PUBLIC_ORIGIN: SITE }),
  contentOrigin: null,
  assets: staticFiles(client),
  log: { info: silent, warn: silent, error: silent },
  tally,
  auditLife: AUDIT_LIFE,
  now,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  newRequestId: () => crypto.randomUUID(),
  hasher: scryptHasher(scrypt, { ln: 1, r: 1, p: 1 }),
  mailer: outboxMailer(database, now),
  missingSettings: [],
  publicOrigin: SITE,
  passkeyOrigin: SITE,
  operatorMail: null,
  securityContact: securityContact(undefined, SITE),
  clientAddress: (request) => proxiedAddress(request.headers, undefined, 1),
};
const app = createApp(ports);
const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: silent }, (request) => app.fetch(request));
const origin = `http://127.0.0.1:${server.addr.port}`;
const api = {
  ask: (path: string, asking?: Parameters<typeof askOverHttp>[2]) => askOverHttp(origin, path, asking),
  ...stores,
  database,
  now,
  sweep: () => sweep(ports),
  async pass(milliseconds: number) {
    passed += milliseconds;
  },
};

for (const { name, run } of RUNTIME_CASES) Deno.test(name, () => run(api));

Deno.test(`${CONNECTIONS} connections at once: nothing is refused, and every acknowledged write is stored`, () =>
  standLoad(api),
);

Deno.test.afterAll(async () => {
  await server.shutdown();
  await close();
  await Deno.remove(client, { recursive: true });
});
