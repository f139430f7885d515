import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { BODY_GRACE, HOUR } from "../../edge-api/contract/retention.ts";
import { sweepBodies } from "../../edge-api/services/bodies.ts";
import { jsonOf } from "./suite/api-under-test.ts";
import { timeless } from "./suite/items.ts";
import { apiInFolder, ID, save, savedBy } from "./suite/numbered-saves.ts";
import { person, personOf, type Person } from "./suite/people.ts";
import { IS_SOAK } from "../fixtures/soak.ts";

const KILLS = IS_SOAK ? 100 : 2;
/** Lines of a large save. */
const LINES = IS_SOAK ? 100_000 : 3000;
/** Each kill waits for a process that starts, and reads all lines back. */
const TEST_MS = 600_000 + KILLS * 20_000;
const SAVING = join(import.meta.dirname, "suite/saving-process.ts");
/** A save takes about as long. */
const LONGEST = IS_SOAK ? 4000 : 400;

/** Lets a process save from `first` on and kills it with SIGKILL. @returns the last acknowledged number */
async function killedAfter(folder: string, { userId, token }: Person, first: number, ms: number): Promise<number> {
  const child = spawn(process.execPath, ["--no-warnings", SAVING, folder, userId, token, String(first), String(LINES)]);
  let said = "";
  let faults = "";
  const ready = new Promise<void>((resolve) => {
    child.stdout.on("data", (data: Buffer) => {
      said += data.toString();
      if (said.includes("ready\n")) resolve();
    });
  });
  child.stderr.on("data", (data: Buffer) => (faults += data.toString()));
  const closed = new Promise((resolve) => child.on("close", resolve));
  await Promise.race([ready, closed]);
  await Promise.race([setTimeout(ms), closed]);
  child.kill("SIGKILL");
  await closed;
  expect(faults).toBe("");
  // a line that was cut off was not acknowledged
  return Number(said.split("\n").slice(1, -1).at(-1) ?? first - 1);
}

test(
  `kill -9 at a random point of large saves (${KILLS}): nothing acknowledged is lost, nothing is half saved`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "tare-killed-"));
    let api = await apiInFolder(folder);
    const { userId, token } = await person(api);
    let me = personOf(api, userId, "", token);
    expect((await save(me, 1, LINES)).status).toBe(200);
    let acknowledged = 1;
    for (let kill = 0; kill < KILLS; kill++) {
      api.close();
      acknowledged = await killedAfter(folder, me, acknowledged + 1, Math.random() * LONGEST);
      api = await apiInFolder(folder);
      me = personOf(api, userId, "", token);
      const { version: _, ...found } = Object(timeless(jsonOf(await me.ask(`/api/portfolio/${ID}`))));
      const number = Number(found.portfolio_name.split(" ")[1]);
      expect([acknowledged, acknowledged + 1]).toContain(number);
      expect(found).toEqual(savedBy(number, LINES));
      acknowledged = number;
    }
    const bodies = join(folder, "bodies", userId);
    const left = readdirSync(bodies).length;
    await api.pass(BODY_GRACE + 60_000);
    const hours = Array.from({ length: 16 }, (_, hour) => api.now() + hour * HOUR);
    for (const time of hours) await sweepBodies({ ...api, now: () => time });
    expect(readdirSync(bodies).length).toBe(acknowledged % 3 === 0 ? 0 : 1);
    process.stdout.write(`${KILLS} kills, ${acknowledged} saves, ${left} bodies left before the sweep\n`);
    api.close();
    rmSync(folder, { recursive: true });
  },
  TEST_MS,
);
