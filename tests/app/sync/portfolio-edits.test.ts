// @vitest-environment node
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { conflictingLinesAtom, conflictsAtom, decideConflictAtom } from "../../../app/state/work/conflicts.ts";
import {
  createPortfolioAtom,
  editEntriesAtom,
  editPortfolioAtom,
  entriesNowAtom,
  portfolioAtom,
} from "../../../app/state/work/portfolios.ts";
import { saveStateAtom } from "../../../app/state/work/save-state.ts";
import { returnedAtom } from "../../../app/state/work/sync.ts";
import { setItem, setQuantity } from "../../../workers/engine/portfolio/line-edit.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { sqliteApi, type SqliteApi } from "../../edge-api/suite/sqlite-api.ts";
import { IS_SOAK } from "../../fixtures/soak.ts";
import { makeDevice } from "./device.ts";
import { World, type Tab } from "./world.ts";

/** A story has 6 to 12 edits. */
const STORIES = IS_SOAK ? 90 : 5;
const STORY_MS = 60_000;
const LINES = 12;

const labelOf = (at: number): string => `line ${at}`;
const lineOf = (at: number): PortfolioLine => ({
  usecase_id: "cup",
  prodsys_id: "cup_pp",
  food_id: "default_worst",
  quantity: at + 1,
  label: labelOf(at),
});
const itemOf = ({ prodsys_id, food_id, quantity }: PortfolioLine): string => `${prodsys_id} ${food_id} ${quantity}`;

interface Edit {
  readonly side: number;
  readonly at: number;
  readonly what: "quantity" | "product" | "food";
}
const edits = fc.array(
  fc.record({
    side: fc.nat(1),
    at: fc.nat(LINES - 1),
    what: fc.constantFrom<Edit["what"][]>("quantity", "product", "food"),
  }),
  { minLength: 6, maxLength: 12, size: "max" },
);

const linesOf = async (tab: Tab, id: string): Promise<readonly PortfolioLine[]> => {
  const entries = await tab.store.set(entriesNowAtom, id);
  if (!entries.ok) throw new Error(entries.problem.detail);
  return [...entries.value.lines()];
};

/** Makes an edit that nobody has made before; gives the line as this side has it then, or null if the page refused the edit. */
const make = async (tab: Tab, id: string, { at, what }: Edit, fresh: number): Promise<PortfolioLine | null> => {
  const entries = await tab.store.set(entriesNowAtom, id);
  if (!entries.ok) throw new Error(entries.problem.detail);
  const place = [...entries.value.lines()].findIndex(({ label }) => label === labelOf(at));
  if (place < 0) return null;
  const edit =
    what === "quantity"
      ? setQuantity(entries.value, place, 1_000 + fresh)
      : setItem(
          entries.value,
          place,
          what === "product" ? { prodsys_id: `cup_${fresh}` } : { food_id: `food_${fresh}` },
        );
  const outcome = await tab.store.set(editEntriesAtom, id, [edit]);
  if (!outcome.ok) return null;
  return edit.kind === "set" ? edit.after.line(0) : null;
};

/** Both sides edit at the same time; gives what is found wrong after they have exchanged everything. */
const story = async (
  server: SqliteApi,
  sides: "tabs" | "devices",
  isOffline: boolean,
  made: readonly Edit[],
): Promise<readonly string[]> => {
  const world = await World.make(server);
  const desk = await makeDevice("desk");
  const devices = sides === "tabs" ? [desk, desk] : [desk, await makeDevice("phone")];
  for (const device of new Set(devices)) await world.logIn(device, world.ada);
  const [one, other] = [await world.open(devices[0] ?? desk), await world.open(devices[1] ?? desk)];
  const tabs = [one, other];
  const head = { portfolio_name: "All", portfolio_desc: "d", region_use: "Global" };
  const created = await one.store.set(
    createPortfolioAtom,
    head,
    Array.from({ length: LINES }, (_, at) => lineOf(at)),
  );
  if (!created.ok) throw new Error(created.problem.detail);
  const id = created.value;
  await world.pass(5_000);
  await other.store.set(returnedAtom);
  expect(await linesOf(other, id)).toHaveLength(LINES);

  for (const device of devices) device.online = !isOffline;
  /** by line: what each side made of it last, and all items that were entered */
  const last: [Map<number, PortfolioLine>, Map<number, PortfolioLine>] = [new Map(), new Map()];
  const entered = new Map(Array.from({ length: LINES }, (_, at) => [at, new Set([itemOf(lineOf(at))])]));
  const editSide = async (side: 0 | 1): Promise<void> => {
    for (const [fresh, edit] of made.entries()) {
      if (edit.side !== side) continue;
      const line = await make(side === 0 ? one : other, id, edit, fresh);
      if (line === null) continue;
      last[side].set(edit.at, line);
      entered.get(edit.at)?.add(itemOf(line));
    }
  };
  await Promise.all([editSide(0), editSide(1)]);
  await one.store.set(editPortfolioAtom, id, { portfolio_name: "Renamed" });
  await other.store.set(editPortfolioAtom, id, { region_use: "Europe" });
  for (const device of devices) device.online = true;

  await vi.waitFor(async () => {
    await world.pass(70_000);
    for (const tab of tabs) {
      await tab.store.set(returnedAtom);
      for (const conflict of tab.store.get(conflictsAtom))
        await tab.store.set(decideConflictAtom, conflict, { keep: "mine" });
    }
    expect(tabs.map((tab) => tab.store.get(saveStateAtom).kind)).toEqual(["saved", "saved"]);
    expect(await linesOf(one, id)).toEqual(await linesOf(other, id));
  });

  const lines = await linesOf(one, id);
  const faults: string[] = [];
  for (let at = 0; at < LINES; at++) {
    const here = lines.filter(({ label }) => label === labelOf(at));
    for (const line of here) {
      if (entered.get(at)?.has(itemOf(line)) !== true) faults.push(`nobody entered ${itemOf(line)}`);
    }
    const [mine, theirs] = [last[0].get(at), last[1].get(at)];
    // both sides changed it: between devices the user was asked
    if (mine && theirs) continue;
    const expected = itemOf(mine ?? theirs ?? lineOf(at));
    if (here.map(itemOf).join() !== expected)
      faults.push(`${labelOf(at)} is ${here.map(itemOf).join()}, not ${expected}`);
  }
  for (const tab of tabs) {
    const { portfolio_name, region_use } = tab.store.get(portfolioAtom(id))?.portfolio ?? {};
    if (portfolio_name !== "Renamed" || region_use !== "Europe")
      faults.push(`the head is ${portfolio_name}, ${region_use}`);
  }
  return faults;
};

test.each([
  ["tabs", false],
  ["devices", false],
  ["devices", true],
] as const)(
  "two %s (offline: %s) lose no edit of one portfolio, and no line is one that nobody entered",
  { timeout: STORIES * STORY_MS },
  async (sides, isOffline) => {
    const server = await sqliteApi();
    await fc.assert(
      fc.asyncProperty(edits, async (made) => {
        expect(await story(server, sides, isOffline, made)).toEqual([]);
      }),
      { numRuns: STORIES, seed: 48 },
    );
  },
);

test("lines that two devices changed are asked one by one: here, there or both", async () => {
  const world = await World.make(await sqliteApi());
  const tabs: Tab[] = [];
  for (const name of ["desk", "phone"]) {
    const device = await makeDevice(name);
    await world.logIn(device, world.ada);
    tabs.push(await world.open(device));
  }
  const [desk, phone] = tabs as [Tab, Tab];
  const head = { portfolio_name: "All", portfolio_desc: "d", region_use: "Global" };
  const created = await desk.store.set(createPortfolioAtom, head, [0, 1, 2, 3].map(lineOf));
  if (!created.ok) throw new Error(created.problem.detail);
  const id = created.value;
  await world.pass(5_000);
  await phone.store.set(returnedAtom);
  await linesOf(phone, id);
  for (const at of [0, 1, 2]) await make(desk, id, { side: 0, at, what: "quantity" }, at);
  await desk.store.set(editPortfolioAtom, id, { portfolio_name: "Desk" });
  await world.pass(5_000);
  for (const at of [0, 1, 2]) await make(phone, id, { side: 1, at, what: "quantity" }, 100 + at);
  await phone.store.set(editPortfolioAtom, id, { portfolio_name: "Phone" });
  await world.pass(5_000);
  const [conflict] = phone.store.get(conflictsAtom);
  expect(conflict?.fields.map(({ field }) => field).toSorted()).toEqual(["entries", "portfolio_name"]);
  const lines = await phone.store.set(conflictingLinesAtom, id);
  if (!lines.ok) throw new Error(lines.problem.detail);
  expect(
    lines.value.map(({ index, base, ours, theirs }) => [index, base.quantity, ours?.quantity, theirs?.quantity]),
  ).toEqual([
    [0, 1, 1100, 1000],
    [1, 2, 1101, 1001],
    [2, 3, 1102, 1002],
  ]);
  const chosen = new Map([
    [1, "theirs"],
    [2, "both"],
  ] as const);
  const choice = { all: "mine", lines: chosen, fields: "theirs" } as const;
  await phone.store.set(decideConflictAtom, { kind: "portfolio", id }, { keep: "lines", choice });
  await world.pass(5_000);
  await desk.store.set(returnedAtom);
  for (const tab of tabs) {
    expect(tab.store.get(saveStateAtom)).toMatchObject({ kind: "saved" });
    expect((await linesOf(tab, id)).map(({ quantity }) => quantity)).toEqual([1100, 1001, 1102, 1002, 4]);
    expect(tab.store.get(portfolioAtom(id))?.portfolio.portfolio_name).toBe("Desk");
  }
});
