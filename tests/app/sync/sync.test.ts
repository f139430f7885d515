// @vitest-environment node
import { describe, expect, test } from "vitest";
import { QUOTAS, RATES } from "../../../edge-api/contract/limits.ts";
import { sha256 } from "../../../edge-api/services/sha256.ts";
import { countUnsentAtom } from "../../../app/state/account/logout.ts";
import { askedConflictAtom, decideConflictAtom } from "../../../app/state/work/conflicts.ts";
import {
  comparisonAtom,
  comparisonsAtom,
  createComparisonAtom,
  deleteComparisonAtom,
  editComparisonAtom,
  type ComparisonDraft,
} from "../../../app/state/work/comparisons.ts";
import { saveFoodAtom } from "../../../app/state/work/foods.ts";
import { portfolioAtoms } from "../../../app/state/work/portfolio-heads.ts";
import { unreadableWorkAtom } from "../../../app/state/work/local-work.ts";
import { saveStateAtom } from "../../../app/state/work/save-state.ts";
import { rereadSessionAtom, sessionExpiredAtom, sessionKeyAtom } from "../../../app/state/core/session.ts";
import { retrySavesAtom, returnedAtom } from "../../../app/state/work/sync.ts";
import { undoDeleteAtom } from "../../../app/state/work/undo.ts";
import { switchOwnerAtom, endOwnerAtom } from "../../../app/state/work/work.ts";
import { portfolio, storedItems } from "../../edge-api/suite/items.ts";
import type { Person } from "../../edge-api/suite/people.ts";
import { makeDevice } from "./device.ts";
import { World, type Tab } from "./world.ts";

const DRAFT: ComparisonDraft = {
  comparison_name: "Cups",
  region_use: "Global",
  usecase_id: "cup",
  food_id: "default_worst",
  currentProductIds: ["cup_pp"],
};

const made = async (tab: Tab): Promise<string> => {
  const outcome = await tab.doing(tab.store.set(createComparisonAtom, DRAFT));
  if (!outcome?.ok) throw new Error("not created");
  return outcome.value;
};

const stored = async (world: World, user: Person = world.ada) =>
  (await storedItems(world.server, "comparison", user.userId)).map(({ body, version }) => ({
    ...JSON.parse(body),
    version,
  }));

const twoDevices = async () => {
  const world = await World.make();
  const tabs: Tab[] = [];
  for (const name of ["desk", "phone"]) {
    const device = await makeDevice(name);
    await world.logIn(device, world.ada);
    tabs.push(await world.open(device));
  }
  const [desk, phone] = tabs;
  if (desk === undefined || phone === undefined) throw new Error("two tabs");
  return { world, desk, phone };
};

describe("a user's work", () => {
  test("is on the server once the header says saved, and on the other device when it is opened there", async () => {
    const { world, desk, phone } = await twoDevices();
    const id = await made(desk);
    expect(desk.store.get(saveStateAtom)).toEqual({ kind: "saving" });
    expect(await desk.store.set(countUnsentAtom)).toBe(1);
    await world.pass(500);
    expect(desk.store.get(saveStateAtom)).toMatchObject({ kind: "saved" });
    expect(await desk.store.set(countUnsentAtom)).toBe(0);
    expect(await stored(world)).toMatchObject([{ comparison_id: id, comparison_name: "Cups", version: 1 }]);
    await phone.doing(phone.store.set(returnedAtom));
    expect(phone.store.get(comparisonsAtom).map(({ comparison }) => comparison.comparison_id)).toEqual([id]);
    // when it was changed, not when this device heard of it
    const [item] = await storedItems(world.server, "comparison", world.ada.userId);
    expect(phone.store.get(comparisonAtom(id))?.changed).toBe(item?.updated);
  });

  test("is not transferred again on the next start: an unchanged list of 500 portfolios is not sent", async () => {
    const world = await World.make();
    for (let at = 0; at < QUOTAS.portfolio; at++) {
      const id = `p${at}`;
      const body = JSON.stringify(portfolio(id, 20));
      await world.server.items.upsert({ kind: "portfolio", userId: world.ada.userId, id, body, now: 1 });
    }
    const device = await makeDevice("desk");
    await world.logIn(device, world.ada);
    const first = await world.open(device);
    expect(device.moved).toBeGreaterThan(500_000);
    world.close(first);
    device.moved = 0;
    device.calls.length = 0;
    const again = await world.open(device);
    await again.doing(again.store.set(returnedAtom));
    expect(device.calls.filter((call) => call.startsWith("/api/list")).length).toBeGreaterThan(4);
    expect(again.store.get(portfolioAtoms.entriesAtom).size).toBe(QUOTAS.portfolio);
    expect(device.moved).toBeLessThan(2_000);
    // one that another device changes comes with its list
    const body = JSON.stringify(portfolio("p7", 20, "Renamed"));
    await world.server.items.upsert({ kind: "portfolio", userId: world.ada.userId, id: "p7", body, now: 2 });
    await again.doing(again.store.set(returnedAtom));
    expect(again.store.get(portfolioAtoms.entriesAtom).get("p7")?.kept.document.portfolio.portfolio_name).toBe(
      "Renamed",
    );
  });

  test("waits while offline, also over a reload, and is sent when online", async () => {
    const { world, desk } = await twoDevices();
    desk.device.online = false;
    await made(desk);
    await world.pass(500);
    expect(desk.store.get(saveStateAtom)).toEqual({ kind: "waiting", count: 1, why: "offline" });
    world.close(desk);
    const again = await world.open(desk.device);
    expect(again.store.get(comparisonsAtom)).toHaveLength(1);
    expect(await stored(world)).toEqual([]);
    desk.device.online = true;
    await world.pass(70_000);
    expect(again.store.get(saveStateAtom)).toMatchObject({ kind: "saved" });
    expect(await stored(world)).toHaveLength(1);
  });

  test.each(["lost reply", "500 after", "500 before", "429"] as const)("is there once after a %s", async (fault) => {
    const { world, desk } = await twoDevices();
    desk.device.faults.push(fault);
    const id = await made(desk);
    await world.pass(500);
    expect(desk.store.get(saveStateAtom)).toMatchObject({ kind: "waiting" });
    // an edit after the attempt whose outcome is unknown
    await desk.doing(desk.store.set(editComparisonAtom, id, { note: "later" }));
    await world.pass(70_000);
    expect(desk.store.get(saveStateAtom)).toMatchObject({ kind: "saved" });
    expect(desk.store.get(askedConflictAtom)).toBeNull();
    expect(await stored(world)).toMatchObject([{ comparison_id: id, note: "later" }]);
  });

  test("waits as long as a busy server asks, each time, and shows that it waits", async () => {
    const { world, desk } = await twoDevices();
    const { faults } = desk.device;
    // the list of decisions about names, which comes after the other lists, must not use up a fault
    await world.pass(4_000);
    faults.push("429", "429", "429", "429");
    const id = await made(desk);
    await world.pass(500);
    expect(desk.store.get(saveStateAtom)).toEqual({ kind: "waiting", count: 1, why: "busy" });
    expect(faults).toHaveLength(3);
    // an edit meanwhile is no reason to ask before
    await desk.doing(desk.store.set(editComparisonAtom, id, { note: "later" }));
    await world.pass(6_000);
    expect(faults).toHaveLength(3);
    for (const left of [2, 1, 0]) {
      await world.pass(left === 2 ? 1_500 : 7_500);
      expect(faults).toHaveLength(left);
      expect(desk.store.get(saveStateAtom)).toMatchObject({ kind: "waiting", why: "busy" });
    }
    await world.pass(7_500);
    expect(desk.store.get(saveStateAtom)).toMatchObject({ kind: "saved" });
    expect(await stored(world)).toMatchObject([{ comparison_id: id, note: "later" }]);
  });

  test("after too many saves sends one request, waits as long as the server asks, then sends everything", async () => {
    const { world, desk } = await twoDevices();
    const account = await world.server.accounts.findByEmail(desk.store.get(sessionKeyAtom)?.email ?? "");
    const { limit, window } = RATES.write;
    const key = await sha256(`write:${account?.userId}`);
    for (let time = 0; time < limit; time++) await world.server.rates.take(key, world.server.now(), window, limit);
    desk.device.online = false;
    for (let count = 0; count < 5; count++) await made(desk);
    await world.pass(500);
    desk.device.online = true;
    desk.device.calls.length = 0;
    await desk.doing(desk.store.set(retrySavesAtom));
    expect(desk.device.calls.filter((url) => url === "/api/createComparison")).toHaveLength(1);
    expect(desk.store.get(saveStateAtom)).toEqual({ kind: "waiting", count: 5, why: "busy" });
    await world.pass(window - 1000);
    expect(desk.device.calls.filter((url) => url === "/api/createComparison")).toHaveLength(1);
    await world.server.pass(window);
    await world.pass(2000);
    expect(desk.store.get(saveStateAtom)).toMatchObject({ kind: "saved" });
    expect(await stored(world)).toHaveLength(5);
  });

  test.each(["500 before", "429"] as const)(
    "does not wait for another that the server answers with %s",
    async (fault) => {
      const { world, desk } = await twoDevices();
      desk.device.online = false;
      await made(desk);
      // documents go in the order in which they were made, which one millisecond would not tell
      await world.pass(1);
      const second = await made(desk);
      await world.pass(500);
      desk.device.online = true;
      desk.device.faults.push(fault);
      await desk.doing(desk.store.set(retrySavesAtom));
      expect(await stored(world)).toMatchObject([{ comparison_id: second }]);
      await world.pass(70_000);
      expect(await stored(world)).toHaveLength(2);
    },
  );
});

const bothEdit = async (mine: object, theirs: object) => {
  const found = await twoDevices();
  const { world, desk, phone } = found;
  const id = await made(desk);
  await world.pass(500);
  await phone.doing(phone.store.set(returnedAtom));
  await desk.doing(desk.store.set(editComparisonAtom, id, theirs));
  await world.pass(500);
  await phone.doing(phone.store.set(editComparisonAtom, id, mine));
  await world.pass(500);
  return { ...found, id };
};

describe("two devices", () => {
  test.each([
    ["mine", { keep: "mine" }, ["Bowls"]],
    ["theirs", { keep: "theirs" }, ["Mugs"]],
    ["both", { keep: "both", rename: (name: string) => `${name} (mine)` }, ["Bowls (mine)", "Mugs"]],
  ] as const)("that change the same field are asked, and %s is kept", async (_what, decision, names) => {
    const { world, phone, id } = await bothEdit({ comparison_name: "Bowls" }, { comparison_name: "Mugs", note: "n" });
    expect(phone.store.get(saveStateAtom)).toEqual({ kind: "not_sent", reason: "conflict" });
    expect(phone.store.get(askedConflictAtom)).toMatchObject({
      kind: "comparison",
      id,
      name: "Bowls",
      isDeletedThere: false,
      fields: [{ field: "comparison_name", mine: "Bowls", theirs: "Mugs" }],
    });
    await phone.doing(phone.store.set(decideConflictAtom, { kind: "comparison", id }, decision));
    await world.pass(500);
    expect(phone.store.get(saveStateAtom)).toMatchObject({ kind: "saved" });
    const now = await stored(world);
    expect(now.map(({ comparison_name }) => String(comparison_name)).toSorted()).toEqual([...names]);
    // what was not in question came along
    expect(now.find((one) => one.comparison_id === id)).toMatchObject({ note: "n" });
  });

  test("one deletes a document that the other edits: the other user is asked", async () => {
    const { world, desk, phone } = await twoDevices();
    const id = await made(desk);
    await world.pass(500);
    await phone.doing(phone.store.set(returnedAtom));
    await desk.doing(desk.store.set(deleteComparisonAtom, id));
    await world.pass(500);
    await phone.doing(phone.store.set(editComparisonAtom, id, { note: "still needed" }));
    await world.pass(500);
    expect(phone.store.get(askedConflictAtom)).toMatchObject({ isDeletedThere: true });
    await phone.doing(phone.store.set(decideConflictAtom, { kind: "comparison", id }, { keep: "mine" }));
    await world.pass(500);
    expect(await stored(world)).toMatchObject([{ comparison_id: id, note: "still needed" }]);
  });
});

describe("an offline delete of a document that was changed on another device", () => {
  const deletedAway = async () => {
    const found = await twoDevices();
    const { world, desk, phone } = found;
    const id = await made(desk);
    await world.pass(500);
    await phone.doing(phone.store.set(returnedAtom));
    desk.device.online = false;
    await desk.doing(desk.store.set(deleteComparisonAtom, id));
    await phone.doing(phone.store.set(editComparisonAtom, id, { note: "still needed" }));
    await world.pass(500);
    desk.device.online = true;
    await desk.doing(desk.store.set(retrySavesAtom));
    return { ...found, id };
  };

  test("asks the user, and shows the change until the answer", async () => {
    const { world, desk, id } = await deletedAway();
    expect(desk.store.get(askedConflictAtom)).toMatchObject({ id, name: "Cups", isDeletedHere: true });
    expect(desk.store.get(saveStateAtom)).toMatchObject({ kind: "not_sent", reason: "conflict" });
    expect(desk.store.get(comparisonAtom(id))?.comparison.note).toBe("still needed");
    expect(await stored(world)).toMatchObject([{ comparison_id: id, note: "still needed" }]);
  });

  test.each([
    ["mine", 0],
    ["theirs", 1],
  ] as const)("keeps %s", async (keep, left) => {
    const { world, desk, id } = await deletedAway();
    await desk.doing(desk.store.set(decideConflictAtom, { kind: "comparison", id }, { keep }));
    await world.pass(500);
    expect(await stored(world)).toHaveLength(left);
    expect(desk.store.get(comparisonsAtom)).toHaveLength(left);
    expect(desk.store.get(saveStateAtom)).toMatchObject({ kind: "saved" });
  });

  test("keeps the change if the delete is undone", async () => {
    const { world, desk, id } = await deletedAway();
    await desk.doing(desk.store.set(undoDeleteAtom, "comparison", id));
    await world.pass(500);
    expect(desk.store.get(askedConflictAtom)).toBeNull();
    expect(desk.store.get(comparisonAtom(id))?.comparison.note).toBe("still needed");
    expect(await stored(world)).toMatchObject([{ comparison_id: id, note: "still needed" }]);
  });
});

describe("sessions (requirement 29)", () => {
  test("an expired session keeps the edits; the same user's next login sends them", async () => {
    const { world, desk } = await twoDevices();
    await world.expire(desk.device);
    await made(desk);
    await world.pass(500);
    expect(desk.store.get(saveStateAtom)).toEqual({ kind: "waiting", count: 1, why: "session" });
    expect(desk.store.get(sessionExpiredAtom)).toBe(true);
    expect(await stored(world)).toEqual([]);
    world.close(desk);
    await world.logIn(desk.device, world.ada);
    const again = await world.open(desk.device);
    await world.pass(2_000);
    expect(again.store.get(saveStateAtom)).toMatchObject({ kind: "saved" });
    expect(await stored(world)).toHaveLength(1);
  });

  test("another user neither sees nor sends the edits, and they are kept for their owner", async () => {
    const { world, desk } = await twoDevices();
    await world.expire(desk.device);
    await made(desk);
    await world.pass(500);
    world.close(desk);
    await world.logIn(desk.device, world.bob);
    const bobs = await world.open(desk.device);
    expect(bobs.store.get(comparisonsAtom)).toEqual([]);
    await made(bobs);
    await world.pass(70_000);
    expect(await stored(world, world.bob)).toHaveLength(1);
    expect(await stored(world)).toEqual([]);
    await bobs.doing(bobs.store.set(endOwnerAtom));
    world.close(bobs);
    await world.logIn(desk.device, world.ada);
    const again = await world.open(desk.device);
    await world.pass(2_000);
    expect(again.store.get(comparisonsAtom)).toHaveLength(1);
    expect(await stored(world)).toHaveLength(1);
  });

  test("a logout clears every store and the other tabs, and late writes do not restore anything", async () => {
    const { world, desk } = await twoDevices();
    const other = await world.open(desk.device);
    await made(desk);
    await world.settle();
    desk.device.online = false;
    const ending = desk.doing(desk.store.set(endOwnerAtom));
    const late = other.doing(other.store.set(createComparisonAtom, DRAFT));
    await ending;
    expect(await late).toMatchObject({ ok: false, problem: { code: "session_ended" } });
    await world.settle();
    expect(other.store.get(comparisonsAtom)).toEqual([]);
    const left = await desk.device.records.transact(
      ["comparisons", "outbox", "owners", "portfolio_entries"],
      "readonly",
      async (transaction) => ({
        ok: true,
        value: (
          await Promise.all(
            (["comparisons", "outbox", "owners", "portfolio_entries"] as const).map((store) =>
              transaction.readAll(store, world.ada.email),
            ),
          )
        ).flat(),
      }),
    );
    expect(left).toEqual({ ok: true, value: [] });
  });

  test("a new start after a login sends the edits of the expired session", async () => {
    const { world, desk } = await twoDevices();
    await world.expire(desk.device);
    await made(desk);
    await world.pass(500);
    await world.logIn(desk.device, world.ada);
    desk.store.set(rereadSessionAtom);
    await desk.doing(desk.store.set(switchOwnerAtom, world.ada.email));
    await world.pass(2_000);
    expect(await stored(world)).toHaveLength(1);
  });
});

test("a full account is reported, the work is kept in the browser, and sent once there is space", async () => {
  const { world, desk } = await twoDevices();
  const { ada } = world;
  for (let at = 0; at < QUOTAS.food; at++) {
    const food = { food_id: `f${at}`, food_name: `Food ${at}`, props: [] };
    expect((await ada.ask("/api/createFood", food)).status).toBe(200);
  }
  await desk.doing(desk.store.set(saveFoodAtom, { food_id: "mine", food_name: "Mine", props: [] }));
  await world.pass(500);
  expect(desk.store.get(saveStateAtom)).toEqual({ kind: "not_sent", reason: "account_full" });
  // it does not stand in the way of others
  await made(desk);
  await world.pass(500);
  expect(await stored(world)).toHaveLength(1);
  await ada.ask("/api/deleteFood/f0");
  await desk.doing(desk.store.set(retrySavesAtom));
  expect(desk.store.get(saveStateAtom)).toMatchObject({ kind: "saved" });
  expect(await world.server.items.find("food", ada.userId, "mine")).not.toBeNull();
});

test("a damaged document is replaced by the server's copy, and its text is kept for the export (requirement 24)", async () => {
  const { world, desk } = await twoDevices();
  const id = await made(desk);
  await world.pass(500);
  const { records } = desk.device;
  await records.transact(["comparisons"], "readwrite", async (transaction) => {
    await transaction.write("comparisons", world.ada.email, id, { comparison: "cut off" });
    return { ok: true, value: null };
  });
  world.close(desk);
  const again = await world.open(desk.device);
  await world.settle();
  expect(again.store.get(comparisonAtom(id))?.comparison.comparison_name).toBe("Cups");
  expect(again.store.get(unreadableWorkAtom)).toEqual([
    { place: "comparisons", key: `damaged ${id}`, text: '{"comparison":"cut off"}' },
  ]);
});
