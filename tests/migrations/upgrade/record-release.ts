// Records an installation of this build and what it answers: node tests/migrations/upgrade/record-release.ts
// Run it once a version is released; upgrade.test.ts then upgrades that installation.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Dataset } from "../../../edge-api/services/publish-dataset.ts";
import { jsonOf, publish } from "../../edge-api/suite/api-under-test.ts";
import { KINDS, portfolio, portfolioShare, share } from "../../edge-api/suite/items.ts";
import { grantAdmin, person, resetTokenOf, type Person } from "../../edge-api/suite/people.ts";
import { sqliteApi } from "../../edge-api/suite/sqlite-api.ts";

/** So many entries that they are stored apart. */
const LARGE = 2500;

const dataset = (version: string, climate: number): Dataset => ({
  version,
  note: `edition ${version}`,
  rows: {
    Global: [
      { kind: "metric", data: '{"climate":{"metric_id":"climate","unit":"g"}}' },
      { kind: "impact", data: `{"pp_make":{"activity_id":"pp_make","climate":${climate}}}` },
    ],
    Europe: [{ kind: "impact", data: `{"pp_make":{"climate":${climate / 2}}}` }],
  },
});

async function made(who: Person, path: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await who.ask(path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return Object(jsonOf(answer)) as Record<string, unknown>;
}

const api = await sqliteApi();
await publish(api, dataset("2026.11", 1900), () => api.now());
await publish(api, dataset("2026.12", 1800), () => api.now());
const [owner, other] = [await person(api), await person(api)];
await grantAdmin(api, other);
for (const [kind, { call, body }] of Object.entries(KINDS))
  await made(owner, `/api/create${call}`, body(`${kind}_1`, "It's 杯"));
await made(owner, "/api/createPortfolio", portfolio("large", LARGE));
const shares = [
  await made(owner, "/api/share", share()),
  await made(owner, "/api/share?days=30", portfolioShare(LARGE)),
];
const { key } = await made(owner, "/api/createKey", { name: "Nightly", scope: "read", days: 365 });
// of somebody else: a new password ends all sessions
const reset = await resetTokenOf(api, other);

const open = [
  ...shares.map(({ id }) => `/api/share/${String(id)}`),
  "/api/listData/Europe?version=2026.11",
  "/api/listKind/impact?version=2026.12",
];
const own = [
  ...Object.values(KINDS).map(({ call }) => `/api/list${call}`),
  "/api/portfolio/large",
  "/api/listShare",
  "/api/listKey",
  "/api/listSession",
  "/api/user",
];
const answers: Record<string, unknown> = {};
for (const path of open) answers[path] = jsonOf(await api.ask(path));
for (const path of own) answers[path] = jsonOf(await owner.ask(path));

const folder = mkdtempSync(join(tmpdir(), "tare-release-"));
const file = join(folder, "tare.sqlite");
await api.database.prepare("VACUUM INTO ?").bind(file).all();
const beside = (name: string): string => join(import.meta.dirname, name);
writeFileSync(beside("release.sqlite.gz"), gzipSync(readFileSync(file), { level: 9 }));
const release = { now: api.now(), email: owner.email, token: owner.token, key, reset, open, own, answers };
writeFileSync(beside("release.json.gz"), gzipSync(JSON.stringify(release), { level: 9 }));
rmSync(folder, { recursive: true });
