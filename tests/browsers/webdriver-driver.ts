import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Driver } from "./driver.ts";

/** The key of an element reference, from the W3C specification. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** The key's code in the W3C specification. */
const ENTER = "\uE007";

type Ask = (path: string, body?: unknown) => Promise<unknown>;

const askOf =
  (origin: string): Ask =>
  async (path, body) => {
    const answer = await fetch(
      `${origin}${path}`,
      body === undefined ? {} : { method: "POST", body: JSON.stringify(body) },
    );
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** Sizes the page: the window is as much larger as its frame and toolbar are. */
async function resize(ask: Ask, width: number, height: number): Promise<void> {
  const setWindow = async (w: number, h: number) =>
    void (await ask("/window/rect", { x: 0, y: 0, width: w, height: h }));
  await setWindow(width, height);
  const page = await ask("/execute/sync", { script: "return [innerWidth, innerHeight]", args: [] });
  const [w = width, h = height] = page as readonly number[];
  await setWindow(2 * width - w, 2 * height - h);
}

async function newSession(origin: string, stop: () => void): Promise<Driver> {
  const { sessionId } = (await askOf(origin)("/session", { capabilities: { alwaysMatch: {} } })) as {
    readonly sessionId: string;
  };
  const askSession = askOf(`${origin}/session/${sessionId}`);
  const endSession = async (): Promise<void> =>
    void (await fetch(`${origin}/session/${sessionId}`, { method: "DELETE" }));
  let current = await askSession("/window");
  const tabOf = (handle: unknown): Driver => {
    const ask: Ask = async (path, body) => {
      if (current !== handle) await askSession("/window", { handle });
      current = handle;
      return askSession(path, body);
    };
    const run = (body: string, ...args: readonly unknown[]) =>
      ask("/execute/sync", { script: `return ((...args) => { ${body} })(...arguments)`, args });
    const element = async (body: string, args: readonly unknown[]): Promise<string> => {
      const id = (await run(body, ...args)) as Readonly<Record<string, string>> | null;
      if (id?.[ELEMENT] === undefined) throw new Error("there is no such element");
      return `/element/${id[ELEMENT]}`;
    };
    return {
      // a driven WebKitGTK keeps nothing on the disk, so it has no service workers
      worksOffline: false,
      goto: async (url) => void (await ask("/url", { url })),
      run,
      click: async (body, ...args) => {
        const target = await element(body, args);
        // results that arrive move the page; a click then hits something else
        let before = "";
        for (let tries = 0; tries < 20; tries++) {
          const now = JSON.stringify(await ask(`${target}/rect`));
          if (now === before) break;
          before = now;
          await pause(250);
        }
        await ask(`${target}/click`, {});
      },
      type: async (text, body, ...args) => {
        const field = await element(body, args);
        await ask(`${field}/click`, {});
        await run("document.activeElement.select();");
        await ask(`${field}/value`, { text: text.replaceAll("\n", ENTER) });
      },
      resize: (width, height) => resize(ask, width, height),
      screenshot: async (path) => writeFile(path, Buffer.from(String(await ask("/screenshot")), "base64")),
      tab: async () => tabOf(((await ask("/window/new", { type: "tab" })) as { readonly handle: unknown }).handle),
      // a driver has one session at a time, and a new one starts without data
      fresh: async () => {
        await endSession();
        return newSession(origin, stop);
      },
      end: async () => {
        await endSession().catch(() => undefined);
        stop();
      },
    };
  };
  await resize(askSession, 1440, 900);
  return tabOf(current);
}

/** Starts WebKitGTK's own WebDriver on a virtual screen. @param port a free port */
export async function webdriverDriver(path: string, port: number): Promise<Driver> {
  const screen = ["-a", "-s", "-screen 0 1600x1100x24", path, `--port=${port}`];
  const child = spawn("xvfb-run", screen, { detached: true, stdio: "ignore" });
  const stop = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries++) {
    try {
      await askOf(origin)("/status");
      break;
    } catch {
      await pause(200);
    }
  }
  return newSession(origin, stop);
}
