import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const ROOT = resolve(import.meta.dirname, "../../..");
/** Beside the ordinary ports and those of the browser tests. */
const PORT = Number(process.env["BENCH_PORT"] ?? 8807);
const MAX_SECONDS = 60;

const answers = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/api/health`)).ok;
  } catch {
    return false;
  }
};

/** Runs `use` against the built product on the local runtime with a database of its own, which is gone afterwards. */
export async function withLocalServer<T>(
  use: (origin: string) => Promise<T>,
  environment: Readonly<Record<string, string>> = {},
): Promise<T> {
  const state = mkdtempSync(join(tmpdir(), "tare-bench-"));
  const origin = `http://localhost:${PORT}`;
  const server = spawn("node", ["scripts/serve.mjs"], {
    cwd: ROOT,
    stdio: "ignore",
    env: { ...process.env, ...environment, PORT: String(PORT), TARE_STATE_DIR: state },
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  try {
    for (let seconds = 0; !(await answers(origin)); seconds++) {
      if (seconds === MAX_SECONDS || server.exitCode !== null) throw new Error(`no server on ${origin}`);
      await pause(1000);
    }
    return await use(origin);
  } finally {
    // the runner ends the processes that it has started
    server.kill("SIGTERM");
    await ended;
    rmSync(state, { recursive: true, force: true });
  }
}
