import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const ROOT = resolve(import.meta.dirname, "../../..");
const MAX_SECONDS = 60;

/** Runs `use` against the built product on Deno, with a database of its own, which is gone afterwards. */
export async function withDenoHost<T>(use: (origin: string, file: string, pid: number) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "tare-deno-"));
  symlinkSync(join(ROOT, "dist"), join(folder, "dist"));
  const host = spawn(join(ROOT, ".deploy/start"), {
    cwd: folder,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: "0",
      LOCAL_RUNTIME: "1",
      TRUSTED_PROXIES: "1",
      TARE_STATE_DIR: "state",
      NO_COLOR: "1",
    },
  });
  let printed = "";
  for (const output of [host.stdout, host.stderr]) output.on("data", (text: Buffer) => (printed += text.toString()));
  const ended = new Promise((done) => host.once("exit", done));
  try {
    for (let tenths = 0; ; tenths++) {
      const origin = /Listening on (http:\/\/[^/\s]+)/.exec(printed)?.[1];
      if (origin !== undefined) return await use(origin, join(folder, "state/tare.sqlite"), host.pid ?? 0);
      if (tenths === MAX_SECONDS * 10 || host.exitCode !== null) throw new Error(`no host: ${printed}`);
      await pause(100);
    }
  } finally {
    host.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
