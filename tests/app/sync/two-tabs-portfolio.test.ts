// @vitest-environment node
import { describe, expect, test, vi } from "vitest";
import { LISTED_ENTRIES } from "../../../edge-api/contract/limits.ts";
import {
  createPortfolioAtom,
  editEntriesAtom,
  entriesNowAtom,
  portfolioAtom,
  portfolioEntriesAtom,
} from "../../../app/state/work/portfolios.ts";
import { saveStateAtom } from "../../../app/state/work/save-state.ts";
import { returnedAtom } from "../../../app/state/work/sync.ts";
import { append, setQuantity } from "../../../workers/engine/portfolio/line-edit.ts";
import type { Portfolio } from "../../../edge-api/contract/portfolio.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { makeDevice } from "./device.ts";
import { World, type Tab } from "./world.ts";

const line = (label: string, quantity = 1) => ({
  usecase_id: "cup",
  prodsys_id: "cup_pp",
  food_id: "default_worst",
  quantity,
  label,
});

const tableOf = async (tab: Tab, id: string): Promise<LineTable> => {
  const entries = await tab.store.set(entriesNowAtom, id);
  if (!entries.ok) throw new Error(entries.problem.detail);
  return entries.value;
};

const twoTabs = async (lines: number) => {
  const world = await World.make();
  const device = await makeDevice("desk");
  await world.logIn(device, world.ada);
  const [one, other] = [await world.open(device), await world.open(device)];
  const created = await one.store.set(
    createPortfolioAtom,
    { portfolio_name: "All", portfolio_desc: "d", region_use: "Global" },
    Array.from({ length: lines }, (_, at) => line(`line ${at}`)),
  );
  if (!created.ok) throw new Error(created.problem.detail);
  await world.pass(5_000);
  return { world, device, one, other, id: created.value };
};

const quantities = (table: LineTable): ReadonlyMap<string, number> =>
  new Map([...table.lines()].map(({ label, quantity }) => [label, quantity]));

/** Large ones are packed by another thread, which the world does not wait for: time goes by until what is asked for holds. */
const until = (world: World, holds: () => Promise<void> | void): Promise<void> =>
  vi.waitFor(async () => {
    await world.pass(1_000);
    await holds();
  });
const sent = (world: World, ...tabs: readonly Tab[]): Promise<void> =>
  until(world, () => expect(tabs.map((tab) => tab.store.get(saveStateAtom).kind)).toEqual(tabs.map(() => "saved")));

const stored = async (world: World, id: string): Promise<LineTable> => {
  const answer = await world.ada.ask(`/api/portfolio/${id}`);
  const { products } = JSON.parse(new TextDecoder().decode(answer.bytes)) as Portfolio;
  const lines = Object.entries(products).flatMap(([usecase_id, entries]) =>
    entries.map(({ label = "", ...entry }) => ({ usecase_id, ...entry, label })),
  );
  return LineTable.of(lines);
};

describe("two tabs on one portfolio (requirement 27)", () => {
  test("60 concurrent edits in each: all 120 are on both screens and on the server", async () => {
    const { world, one, other, id } = await twoTabs(120);
    const edit = async (tab: Tab, from: number): Promise<void> => {
      for (let at = from; at < from + 60; at++) {
        const table = await tableOf(tab, id);
        const place = [...table.lines()].findIndex(({ label }) => label === `line ${at}`);
        const outcome = await tab.store.set(editEntriesAtom, id, [setQuantity(table, place, 1_000 + at)]);
        if (!outcome.ok) throw new Error(outcome.problem.detail);
      }
    };
    await Promise.all([edit(one, 0), edit(other, 60)]);
    await sent(world, one, other);
    const expected = new Map(Array.from({ length: 120 }, (_, at) => [`line ${at}`, 1_000 + at]));
    await until(world, async () => {
      expect(quantities(await tableOf(one, id))).toEqual(expected);
      expect(quantities(await tableOf(other, id))).toEqual(expected);
      expect(quantities(await stored(world, id))).toEqual(expected);
    });
  });

  test("60 lines added and edited in each without waiting: every line exists once", async () => {
    const { world, one, other, id } = await twoTabs(1);
    const add = async (tab: Tab, name: string): Promise<void> => {
      await tableOf(tab, id);
      const edits: Promise<unknown>[] = [];
      for (let at = 0; at < 60; at++) {
        const table = tab.store.get(portfolioEntriesAtom(id)).value ?? LineTable.empty;
        edits.push(tab.store.set(editEntriesAtom, id, [append(table, LineTable.of([line(`${name} ${at}`)]))]));
        // the edits are shown at once, the writes go on beside
        await Promise.resolve();
      }
      await Promise.all(edits);
    };
    await Promise.all([add(one, "one"), add(other, "other")]);
    await sent(world, one, other);
    await until(world, async () => {
      const labels = [...(await stored(world, id)).lines()].map(({ label }) => label);
      expect(labels).toHaveLength(121);
      expect(new Set(labels).size).toBe(121);
      expect((await tableOf(other, id)).length).toBe(121);
    });
  });

  test("different edits of the same line: the second tab gets a message, and the first edit stays", async () => {
    const { world, one, other, id } = await twoTabs(2);
    const [mine, theirs] = [await tableOf(one, id), await tableOf(other, id)];
    const outcomes = await Promise.all([
      one.store.set(editEntriesAtom, id, [setQuantity(mine, 0, 10)]),
      other.store.set(editEntriesAtom, id, [setQuantity(theirs, 0, 20)]),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ problem: { code: "conflict" } });
    const kept = outcomes[0].ok ? 10 : 20;
    await until(world, async () => {
      for (const tab of [one, other]) expect((await tableOf(tab, id)).line(0).quantity).toBe(kept);
    });
  });
});

describe("a large portfolio", () => {
  test("is sent compressed and listed without its entries, which are loaded when it is opened", async () => {
    const count = LISTED_ENTRIES + 3_000;
    const { world, one, id } = await twoTabs(count);
    await sent(world, one);
    const phone = await makeDevice("phone");
    await world.logIn(phone, world.ada);
    const there = await world.open(phone);
    await until(world, () =>
      expect(there.store.get(portfolioAtom(id))).toMatchObject({ entry_count: count, uses: null, use_cases: null }),
    );
    expect((await tableOf(there, id)).equals(await tableOf(one, id))).toBe(true);
    expect(there.store.get(portfolioAtom(id))).toMatchObject({ entry_count: count, uses: count, use_cases: 1 });
    // and from there they can be edited, also without a network
    phone.online = false;
    await there.store.set(editEntriesAtom, id, [setQuantity(await tableOf(there, id), 7, 70)]);
    phone.online = true;
    await world.pass(70_000);
    await sent(world, there);
    await one.store.set(returnedAtom);
    await until(world, async () => expect((await tableOf(one, id)).line(7).quantity).toBe(70));
  });
});

describe("the lines of a portfolio keep their order on another device", () => {
  const at = (place: number) => ({ ...line(`line ${place}`), usecase_id: ["cup", "bowl", "9"][place % 3] ?? "" });
  const labels = async (tab: Tab, id: string) => [...(await tableOf(tab, id)).lines()].map(({ label }) => label);

  test.each([7, LISTED_ENTRIES + 500])("%d of them, also after both have changed some", async (count) => {
    const world = await World.make();
    const tabs: Tab[] = [];
    for (const name of ["desk", "phone"]) {
      const device = await makeDevice(name);
      await world.logIn(device, world.ada);
      tabs.push(await world.open(device));
    }
    const [desk, phone] = tabs;
    if (desk === undefined || phone === undefined) throw new Error("two devices");
    const lines = Array.from({ length: count }, (_, place) => at(place));
    const head = { portfolio_name: "All", portfolio_desc: "d", region_use: "Global" };
    const made = await desk.store.set(createPortfolioAtom, head, lines);
    if (!made.ok) throw new Error(made.problem.detail);
    const id = made.value;
    const expected = lines.map(({ label }) => label);
    const seen = (tab: Tab) =>
      until(world, async () => {
        await tab.store.set(returnedAtom);
        expect(tab.store.get(portfolioAtom(id))).toMatchObject({ entry_count: expected.length });
        expect(await labels(tab, id)).toEqual(expected);
      });
    await sent(world, desk);
    await seen(phone);

    // both change the copy that they have: the second one is merged with what the first has sent
    const [here, there] = [await tableOf(desk, id), await tableOf(phone, id)];
    expected.push("at the end");
    await desk.store.set(editEntriesAtom, id, [append(here, LineTable.of([line("at the end")]))]);
    await phone.store.set(editEntriesAtom, id, [setQuantity(there, 1, 99)]);
    await sent(world, desk, phone);
    await seen(desk);
    await seen(phone);
    expect((await tableOf(desk, id)).line(1).quantity).toBe(99);
  });
});

describe("a portfolio whose lines this browser does not have", () => {
  test("its lines are fetched although they are asked for while the page still starts", async () => {
    const { world, one, id } = await twoTabs(LISTED_ENTRIES + 1);
    await sent(world, one);
    const laptop = await makeDevice("laptop");
    await world.logIn(laptop, world.ada);
    // an earlier visit listed the portfolio and opened none
    const visit = await world.open(laptop);
    await until(world, () => expect(visit.store.get(portfolioAtom(id))).not.toBeNull());
    world.close(visit);
    const tab = await world.open(laptop, (store) => store.sub(portfolioEntriesAtom(id), () => undefined));
    await until(world, () => {
      const { value, problem } = tab.store.get(portfolioEntriesAtom(id));
      expect([value?.length, problem]).toEqual([LISTED_ENTRIES + 1, null]);
    });
  });
});
