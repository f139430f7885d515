import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { OFFLINE_ENVIRONMENT } from "../../migrations/seed/offline-environment.ts";
import { everyNth } from "../fixtures/soak.ts";
import { projectWithClient } from "./suite/workerd-api.ts";

const WRANGLER = resolve(import.meta.dirname, "../../node_modules/wrangler/bin/wrangler.js");
/** The free plan takes a Worker of 3 MiB, compressed; a start has to be over after a second, so a tenth of it is the limit. */
const KIBIBYTES = 300;

// the settings of both are compared in production-settings.test.ts
test.each(everyNth(["", "staging"], 2))("the Worker of environment '%s' can be uploaded, and is small", (env) => {
  const cwd = projectWithClient({});
  const { stdout } = spawnSync(process.execPath, [WRANGLER, "deploy", "--dry-run", `--env=${env}`], {
    cwd,
    encoding: "utf8",
    // the level of logs is said: the harness of workerd, which runs in the same process, sets one that hides the size
    env: { ...process.env, ...OFFLINE_ENVIRONMENT, WRANGLER_LOG: "log" },
  });
  rmSync(cwd, { recursive: true });
  const compressed = Number(/gzip: ([\d.]+) KiB/.exec(stdout)?.[1]);
  expect(compressed).toBeGreaterThan(100);
  expect(compressed).toBeLessThan(KIBIBYTES);
  for (const binding of ["DB", "COPIES", "ASSETS", "WRITES", "REPORTS", "SITE_REPORTS"])
    expect(stdout).toContain(`env.${binding} `);
});
