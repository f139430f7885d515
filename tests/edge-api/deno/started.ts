// Starts the Deno host as an operator does: `.deploy/start` in a folder of its own, with a small client in it.
import { dirname } from "node:path";
import { ASSET, ASSET_PATH, PAGE } from "../suite/api-under-test.ts";

const START = new URL("../../../.deploy/start", import.meta.url).pathname;

export interface StartedHost {
  /** as the host prints it */
  readonly origin: string;
  readonly folder: string;
  readonly process: Deno.ChildProcess;
  /** what the host has printed so far */
  readonly printed: () => string;
}

export interface StartedWith {
  readonly env?: Readonly<Record<string, string>>;
  /** further files of the client, by path */
  readonly files?: Readonly<Record<string, string>>;
}

/** Spawns the host. @returns its process and what it prints */
function spawn(folder: string, env: Readonly<Record<string, string>>) {
  const process = new Deno.Command(START, {
    cwd: folder,
    clearEnv: true,
    env: {
      PATH: `${dirname(Deno.execPath())}:${Deno.env.get("PATH")}`,
      NO_COLOR: "1",
      LOCAL_RUNTIME: "1",
      PORT: "0",
      ...env,
    },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  let printed = "";
  const read = [process.stdout, process.stderr].map(async (output) => {
    for await (const text of output.pipeThrough(new TextDecoderStream())) printed += text;
  });
  return { process, printed: () => printed, closed: Promise.all(read) };
}

async function clientIn(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await Deno.mkdir(`${folder}/dist/assets`, { recursive: true });
  for (const [path, text] of Object.entries({ "/index.html": PAGE, [ASSET_PATH]: ASSET, ...files })) {
    await Deno.writeTextFile(`${folder}/dist${path}`, text);
  }
}

/** Starts a host. @returns it, and what ends it and removes its folder */
export async function startHost({
  env = {},
  files = {},
}: StartedWith): Promise<StartedHost & { readonly stop: () => Promise<void> }> {
  const folder = await Deno.makeTempDir();
  await clientIn(folder, files);
  const { process, printed, closed } = spawn(folder, env);
  let isOver = false;
  const status = process.status.finally(() => (isOver = true));
  const stop = async () => {
    if (!isOver) process.kill("SIGKILL");
    await status;
    await closed;
    await Deno.remove(folder, { recursive: true });
  };
  let origin: string | undefined;
  while (origin === undefined) {
    if (isOver) {
      await stop();
      throw new Error(`the host ended: ${printed()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    origin = /Listening on (http:\/\/[^/\s]+)/.exec(printed())?.[1];
  }
  return { origin, folder, process, printed, stop };
}

/** Runs `use` against a started host; afterwards the host and its folder are gone. */
export async function withHost(given: StartedWith, use: (host: StartedHost) => Promise<void>): Promise<void> {
  const host = await startHost(given);
  try {
    await use(host);
  } finally {
    await host.stop();
  }
}

/** Starts a host that is expected to end by itself. @returns its exit code and what it printed */
export async function endedHost(env: Readonly<Record<string, string>>): Promise<{ code: number; printed: string }> {
  const folder = await Deno.makeTempDir();
  await clientIn(folder, {});
  const { process, printed, closed } = spawn(folder, env);
  const { code } = await process.status;
  await closed;
  await Deno.remove(folder, { recursive: true });
  return { code, printed: printed() };
}
