import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { KVNamespace, R2Bucket } from "@cloudflare/workers-types";
import { createTestHarness } from "wrangler";
import { kvCopies } from "../../../edge-api/adapters/copies.ts";
import { r2Bodies } from "../../../edge-api/adapters/r2-bodies.ts";
import { assetHeadersFile } from "../../../edge-api/contract/asset-headers.ts";
import type { SqlDatabase } from "../../../edge-api/storage/d1/database.ts";
import { d1Stores } from "../../../edge-api/storage/d1/stores.ts";
import { migrate } from "../../../migrations/seed/migrate.ts";
import { OFFLINE_ENVIRONMENT } from "../../../migrations/seed/offline-environment.ts";
import { ASSET, ASSET_PATH, askOverHttp, PAGE, type ApiWithCopies } from "./api-under-test.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

export interface WorkerdApi extends ApiWithCopies {
  readonly bucket: R2Bucket;
  close(): Promise<void>;
}

type Variables = Readonly<Record<string, string>>;

/** Cases set their client address, so that they do not share rate limits. */
const TRUSTING: Variables = { LOCAL_RUNTIME: "1", TRUST_CLIENT_IP: "1", PUBLIC_ORIGIN: "https://tare.example" };

/** A folder with a built client and the project's wrangler.toml that points to it. */
export function projectWithClient(variables: Variables): string {
  const folder = mkdtempSync(join(tmpdir(), "tare-workerd-"));
  mkdirSync(join(folder, "dist/assets"), { recursive: true });
  writeFileSync(join(folder, "dist/index.html"), PAGE);
  writeFileSync(join(folder, "dist", ASSET_PATH), ASSET);
  writeFileSync(join(folder, "dist/_headers"), assetHeadersFile());
  const config = readFileSync(join(ROOT, "wrangler.toml"), "utf8");
  writeFileSync(
    join(folder, "wrangler.toml"),
    config
      // the page is the test's own
      .replace(/^\[build\]\n.*$/m, "")
      .replace('main = "', `main = "${ROOT}/`)
      .replace('migrations_dir = "', `migrations_dir = "${ROOT}/`)
      .replaceAll(/^#(\[\[r2_buckets\]\]|binding = "BODIES"|bucket_name = .*)$/gm, "$1")
      .replace(
        "[vars]",
        ["[vars]", ...Object.entries(variables).map(([name, text]) => `${name} = "${text}"`)].join("\n"),
      ),
  );
  return folder;
}

/** The API in workerd, with D1, KV, R2, assets and `_headers`, on an empty, migrated database. */
export async function workerdApi(variables = TRUSTING): Promise<WorkerdApi> {
  // offline and silent: otherwise it requests a location and prints a banner
  Object.assign(process.env, OFFLINE_ENVIRONMENT, { WRANGLER_LOG: "warn" });
  const folder = projectWithClient(variables);
  const server = createTestHarness({ root: folder, workers: [{ configPath: "wrangler.toml" }] });
  const { url } = await server.listen();
  const bindings = await server.getWorker<{ DB: SqlDatabase; COPIES: KVNamespace; BODIES: R2Bucket }>().getEnv();
  await migrate(bindings.DB);
  return {
    ask: (path, asking) => askOverHttp(url.origin, path, asking),
    ...d1Stores(bindings.DB),
    bodies: r2Bodies(bindings.BODIES),
    bucket: bindings.BODIES,
    copies: kvCopies(bindings.COPIES),
    database: bindings.DB,
    now: Date.now,
    pass: (milliseconds) => setTimeout(milliseconds),
    async sweep() {
      const { outcome } = await server.getWorker().scheduled({ cron: "17 * * * *" });
      if (outcome !== "ok") throw new Error(`the cron trigger ended as ${outcome}`);
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
