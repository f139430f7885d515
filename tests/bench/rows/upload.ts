import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { OFFLINE_ENVIRONMENT } from "../../../migrations/seed/offline-environment.ts";
import { atMost, type BenchRow } from "../row.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
/** The free plan takes a Worker of 3 MiB, compressed; a start has to be over after a second, so a tenth of it is the goal. */
const KIBIBYTES = 300;

/** What `wrangler deploy` would upload. */
export const upload: BenchRow = {
  name: "upload",
  run: () =>
    ["", "staging"].map((env) => {
      const { stdout, stderr } = spawnSync("wrangler", ["deploy", "--dry-run", `--env=${env}`], {
        cwd: ROOT,
        encoding: "utf8",
        env: { ...process.env, ...OFFLINE_ENVIRONMENT },
      });
      const [, whole, compressed] = /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(stdout) ?? [];
      if (whole === undefined) throw new Error(`wrangler deploy --dry-run --env=${env} failed.\n${stdout}${stderr}`);
      const what = `upload of the Worker, gzip (${env || "production"})`;
      return atMost(what, KIBIBYTES, "KiB", Number(compressed), `${whole} KiB whole`);
    }),
};
