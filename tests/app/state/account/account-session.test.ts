// @vitest-environment node
import { describe, expect, test, vi } from "vitest";
import { entryAtom } from "../../../../app/state/account/entry-stage.ts";
import {
  deleteGuestWorkAtom,
  leaveGuestWorkAtom,
  loadEntryAtom,
  moveGuestWorkAtom,
  resumeAtom,
} from "../../../../app/state/account/entry.ts";
import { logInAgainAtom, logInAtom, registerAtom } from "../../../../app/state/account/login.ts";
import {
  abandonEntryAtom,
  askToLogOutAtom,
  countUnsentAtom,
  endKeepingUnsentAtom,
  leaveSessionAtom,
  logOutAtom,
} from "../../../../app/state/account/logout.ts";
import { setResetTokenAtom } from "../../../../app/state/account/mail-tokens.ts";
import { requestResetAtom, setNewPasswordAtom } from "../../../../app/state/account/new-password.ts";
import { changeOwnPasswordAtom, deleteAccountAtom } from "../../../../app/state/account/own-account.ts";
import { sessionDialogAtom, stayLoggedInAtom } from "../../../../app/state/account/session-questions.ts";
import { accountAtom } from "../../../../app/state/core/account.ts";
import {
  continueAsGuestAtom,
  rereadSessionAtom,
  sessionAtom,
  sessionEndsAtom,
  sessionExpiredAtom,
} from "../../../../app/state/core/session.ts";
import { comparisonsAtom, createComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { flushAtom } from "../../../../app/state/work/sync.ts";
import { loadWorkAtom } from "../../../../app/state/work/work.ts";
import { memoryFlags, memoryRecords, memoryTabs } from "../../data/memory-stores.ts";
import { testTab } from "../test-services.ts";
import { exportAccountAtom } from "../../../../app/exports/account-files.ts";

const EMAIL = "ada@example.org";
const PASSWORD = "a glass cup, washed";
const REQUEST = {
  email: EMAIL,
  password: PASSWORD,
  name: "Ada",
  last_name: "",
  company: "Canteens North",
  job: "Buyer",
  sector: "",
  country: "",
  employees: null,
  accomplish: "",
  region: "",
  heard_from: "",
  receive_newsletter: false,
};
const DRAFT = {
  comparison_name: "Kiosk",
  region_use: "Europe",
  usecase_id: "hot_cup",
  food_id: "default_worst",
  currentProductIds: ["glass"],
};

type Tab = Awaited<ReturnType<typeof testTab>>;

/** Waits until the session has ended on the server, which happens in the background. */
const endedOnServer = (tab: Tab, token: string) =>
  vi.waitFor(async () => {
    const answer = await tab.server.fetch("/api/user", { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });

/** Waits until the user's work is loaded, or loading has failed. */
const entered = (tab: Tab) =>
  vi.waitFor(() => {
    expect(tab.store.get(sessionAtom).kind).toBe("user");
    expect(tab.store.get(entryAtom).kind).not.toBe("loading");
  });

const registered = async (given: Parameters<typeof testTab>[0] = {}): Promise<Tab> => {
  const tab = await testTab(given);
  expect(await tab.store.set(registerAtom, REQUEST)).toEqual({ ok: true, value: "created" });
  await entered(tab);
  return tab;
};

/** A tab of the same user on another device. */
const loggedIn = async (server: Tab["server"], given: Parameters<typeof testTab>[0] = {}): Promise<Tab> => {
  const tab = await testTab({ ...given, server });
  expect(await tab.store.set(logInAtom, { email: ` ${EMAIL.toUpperCase()} `, password: PASSWORD })).toMatchObject({
    ok: true,
  });
  await entered(tab);
  return tab;
};

const flagsOf = (tab: Tab) => Object.fromEntries(tab.flags.local.entries());

describe("a login", () => {
  test("stores token and flags under the specified keys, clears the guest flag and loads the account", async () => {
    const tab = await registered({ flags: memoryFlags({ isGuest: "true" }) });
    expect(flagsOf(tab)).toEqual({ accessToken: expect.any(String), isAdmin: "false", accountEmail: EMAIL });
    expect(tab.store.get(accountAtom)).toMatchObject({ email: EMAIL, name: "Ada" });
    expect(tab.store.get(sessionAtom)).toEqual({ kind: "user", isAdmin: false });
    expect(tab.store.get(entryAtom)).toEqual({ kind: "done" });
  });

  test("loads foods, products, portfolios and comparisons in that order, and reports each", async () => {
    const { server } = await registered();
    const tab = await testTab({ server });
    const parts: unknown[] = [];
    tab.store.sub(entryAtom, () => {
      const entry = tab.store.get(entryAtom);
      parts.push(entry.kind === "loading" ? entry.part : entry.kind);
    });
    server.forget();
    await tab.store.set(logInAtom, { email: EMAIL, password: PASSWORD });
    await entered(tab);
    expect(parts.filter((part) => part !== null)).toEqual(["food", "product", "portfolio", "comparison", "done"]);
    const lists = server.calls.filter((call) => call.startsWith("/api/list"));
    expect(lists).toEqual(["/api/listFood", "/api/listProduct", "/api/listPortfolio", "/api/listComparison"]);
    // what only imports need comes when the page is there
    tab.pass(3_000);
    await expect.poll(() => server.calls.filter((call) => call === "/api/listMapping")).toHaveLength(1);
  });

  test("changes nothing when it fails", async () => {
    const { server } = await registered();
    const tab = await testTab({ server });
    const outcome = await tab.store.set(logInAtom, { email: EMAIL, password: "not that one" });
    expect(outcome).toMatchObject({ ok: false, problem: { status: 401 } });
    expect(tab.store.get(sessionAtom)).toEqual({ kind: "out" });
    expect(flagsOf(tab)).toEqual({});
  });

  test("asks when the work cannot be loaded: Retry loads it, OK logs out", async () => {
    const { server } = await registered();
    server.fault = (path) => (path.startsWith("/api/user") ? new TypeError("Failed to fetch") : null);
    const tab = await loggedIn(server);
    expect(tab.store.get(sessionDialogAtom)).toEqual({ kind: "retrieval_failed" });
    server.fault = () => null;
    await tab.store.set(loadEntryAtom);
    expect(tab.store.get(sessionDialogAtom)).toBeNull();
    expect(tab.store.get(accountAtom)?.email).toBe(EMAIL);
  });
});

describe("the administrator's flag", () => {
  test("comes from the server only, and lasts as long as the server confirms it", async () => {
    const { server } = await registered();
    await server.grant(EMAIL, true);
    const tab = await loggedIn(server);
    expect(tab.store.get(sessionAtom)).toEqual({ kind: "user", isAdmin: true });
    await server.grant(EMAIL, false);
    const forged = await testTab({ server, flags: tab.flags });
    expect(forged.flags.local.read("isAdmin")).toBe("true");
    expect(forged.store.get(sessionAtom)).toEqual({ kind: "user", isAdmin: null });
    await forged.store.set(resumeAtom);
    expect(forged.store.get(sessionAtom)).toEqual({ kind: "user", isAdmin: false });
  });

  test("is not set while the server does not answer", async () => {
    const { server, flags } = await registered();
    flags.local.write("isAdmin", "true");
    server.fault = () => new TypeError("Failed to fetch");
    const tab = await testTab({ server, flags });
    await tab.store.set(resumeAtom);
    expect(tab.store.get(sessionAtom)).toEqual({ kind: "user", isAdmin: false });
  });
});

describe("a guest who logs in", () => {
  const guestWithWork = async () => {
    const { server } = await registered();
    const records = memoryRecords();
    const guest = await testTab({ server, records });
    guest.store.set(continueAsGuestAtom);
    await guest.store.set(loadWorkAtom);
    expect(await guest.store.set(createComparisonAtom, DRAFT)).toMatchObject({ ok: true });
    return { server, records };
  };

  test("is asked about the guest's work, with its counts", async () => {
    const tab = await loggedIn((await guestWithWork()).server, {});
    expect(tab.store.get(sessionDialogAtom)).toBeNull();
    const { server, records } = await guestWithWork();
    const asked = await loggedIn(server, { records });
    expect(asked.store.get(sessionDialogAtom)).toEqual({
      kind: "guest_work",
      counts: { comparison: 1, portfolio: 0, product: 0, food: 0 },
    });
    // meanwhile nothing of it shows as the user's
    expect(asked.store.get(comparisonsAtom)).toEqual([]);
  });

  test("can keep it: it moves to the account under the same id, and shows on every device", async () => {
    const { server, records } = await guestWithWork();
    const tab = await loggedIn(server, { records });
    expect(await tab.store.set(moveGuestWorkAtom)).toEqual({ ok: true, value: null });
    expect(tab.store.get(sessionDialogAtom)).toBeNull();
    expect(tab.store.get(comparisonsAtom)).toHaveLength(1);
    expect(await tab.store.set(flushAtom)).toEqual({ ok: true, value: null });
    const elsewhere = await loggedIn(server);
    const ids = (one: Tab) => one.store.get(comparisonsAtom).map(({ comparison }) => comparison.comparison_id);
    expect(ids(elsewhere)).toEqual(ids(tab));
    // and it is no longer the guest's
    await tab.store.set(logOutAtom);
    expect([...records.rows.keys()].filter((key) => key.includes("comparison"))).toEqual([]);
  });

  test("can leave it in this browser for guests", async () => {
    const { server, records } = await guestWithWork();
    const tab = await loggedIn(server, { records });
    tab.store.set(leaveGuestWorkAtom);
    expect(tab.store.get(sessionDialogAtom)).toBeNull();
    expect(tab.store.get(comparisonsAtom)).toEqual([]);
    await tab.store.set(logOutAtom);
    const guest = await testTab({ server, records });
    guest.store.set(continueAsGuestAtom);
    await guest.store.set(loadWorkAtom);
    expect(guest.store.get(comparisonsAtom).map(({ comparison }) => comparison.comparison_name)).toEqual(["Kiosk"]);
  });

  test("can discard it", async () => {
    const { server, records } = await guestWithWork();
    const tab = await loggedIn(server, { records });
    await tab.store.set(deleteGuestWorkAtom);
    expect(tab.store.get(sessionDialogAtom)).toBeNull();
    expect([...records.rows.keys()].filter((key) => key.includes("comparison"))).toEqual([]);
  });
});

describe("a logout", () => {
  test("removes all data of the user, keeps the browser's settings, and ends the session on the server", async () => {
    const tab = await registered();
    const { local, session } = tab.flags;
    local.write("scoretable_columns", "[]");
    local.write("theme", "dark");
    local.write("language", "es");
    local.write("units", "us");
    local.write("tare_version", "11");
    local.write("comparison_baselines", '{"c":"p"}');
    session.write("comparison_draft", "{}");
    session.write("preview", "true");
    const token = local.read("accessToken") ?? "";
    await tab.store.set(askToLogOutAtom);
    await endedOnServer(tab, token);
    await vi.waitFor(() => expect(tab.store.get(sessionEndsAtom).count).toBe(1));
    expect(flagsOf(tab)).toEqual({
      scoretable_columns: "[]",
      theme: "dark",
      language: "es",
      units: "us",
      tare_version: "11",
    });
    expect(Object.fromEntries(session.entries())).toEqual({ preview: "true" });
    expect([...tab.records.rows.values()].join()).not.toContain(EMAIL);
    expect([...tab.records.rows.keys()].join()).not.toContain(EMAIL);
    expect(tab.store.get(sessionAtom)).toEqual({ kind: "out" });
  });

  test("does not change a start page that is already shown", async () => {
    const tab = await registered();
    let clear = (): void => undefined;
    const held = new Promise<void>((resolve) => (clear = resolve));
    const { transact } = tab.records;
    // like a browser that is slow to clear the stored work
    vi.spyOn(tab.records, "transact").mockImplementation(async (...args) => {
      await held;
      return transact(...args);
    });
    const leaving = tab.store.set(leaveSessionAtom);
    expect(tab.store.get(sessionAtom).kind).toBe("out");
    expect(tab.store.get(sessionEndsAtom).count).toBe(1);
    // because a login would clear it first
    expect(flagsOf(tab)).toEqual({ endingOwner: EMAIL });
    clear();
    await leaving;
    expect(flagsOf(tab)).toEqual({});
    expect(tab.store.get(sessionEndsAtom).count).toBe(1);
  });

  test("asks first if the server does not have all changes", async () => {
    const tab = await registered();
    tab.server.fault = () => new TypeError("Failed to fetch");
    await tab.store.set(createComparisonAtom, DRAFT);
    await tab.store.set(askToLogOutAtom);
    expect(tab.store.get(sessionDialogAtom)).toEqual({ kind: "unsent", count: 1 });
    expect(tab.store.get(sessionAtom).kind).toBe("user");
    tab.store.set(stayLoggedInAtom);
    expect(tab.store.get(sessionDialogAtom)).toBeNull();
    tab.server.fault = () => null;
    await tab.store.set(flushAtom);
    await tab.store.set(askToLogOutAtom);
    expect(tab.store.get(sessionAtom)).toEqual({ kind: "out" });
  });

  test("works offline, and ends the session on the server once there is a connection", async () => {
    const tab = await registered();
    const token = tab.flags.local.read("accessToken") ?? "";
    tab.server.fault = () => new TypeError("Failed to fetch");
    await tab.store.set(logOutAtom);
    await vi.waitFor(() => expect(tab.server.calls).toContain("/api/logout"));
    expect(flagsOf(tab)).toEqual({});
    tab.server.fault = () => null;
    expect((await tab.server.fetch("/api/user", { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
    tab.reconnect();
    await endedOnServer(tab, token);
  });

  test("is finished by the next start if it was interrupted", async () => {
    const tab = await registered();
    await tab.store.set(createComparisonAtom, DRAFT);
    tab.records.failing = "storage_unavailable";
    await tab.store.set(leaveSessionAtom);
    tab.records.failing = null;
    expect([...tab.records.rows.keys()].join()).toContain(EMAIL);
    const next = await testTab({ server: tab.server, records: tab.records, flags: tab.flags });
    await next.store.set(resumeAtom);
    expect([...next.records.rows.keys()].join()).not.toContain(EMAIL);
    expect(flagsOf(next)).toEqual({});
  });

  test("in one tab ends the session in other tabs; a new token of the same user does not", async () => {
    const [flags, tabs, records] = [memoryFlags(), memoryTabs(), memoryRecords()];
    const first = await registered({ flags, tabs, records });
    const second = await testTab({ server: first.server, flags, tabs, records });
    await second.store.set(resumeAtom);
    await first.store.set(changeOwnPasswordAtom, PASSWORD, "a steel cup, washed");
    second.store.set(rereadSessionAtom);
    expect(second.store.get(sessionEndsAtom).count).toBe(0);
    expect(second.store.get(accountAtom)?.email).toBe(EMAIL);
    await first.store.set(logOutAtom);
    second.store.set(rereadSessionAtom);
    expect(second.store.get(sessionEndsAtom).count).toBe(1);
    expect(second.store.get(sessionAtom)).toEqual({ kind: "out" });
  });
});

describe("a session that the server no longer knows", () => {
  const expired = async () => {
    const tab = await registered();
    const token = tab.flags.local.read("accessToken") ?? "";
    await tab.server.fetch("/api/logout", {
      method: "POST",
      body: "{}",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    });
    return tab;
  };

  test("asks to log in again with the same address, and then continues", async () => {
    const tab = await expired();
    expect(await tab.store.set(exportAccountAtom, "json")).toMatchObject({ ok: false });
    expect(tab.store.get(sessionDialogAtom)).toEqual({ kind: "expired" });
    expect(await tab.store.set(logInAgainAtom, "not that one")).toMatchObject({ ok: false, problem: { status: 401 } });
    expect(tab.store.get(sessionExpiredAtom)).toBe(true);
    expect(await tab.store.set(logInAgainAtom, PASSWORD)).toMatchObject({ ok: true });
    expect(tab.store.get(sessionDialogAtom)).toBeNull();
    expect(await tab.store.set(exportAccountAtom, "json")).toMatchObject({ ok: true });
  });

  test("keeps unsent changes for their owner while another user works", async () => {
    const tab = await expired();
    await tab.store.set(createComparisonAtom, DRAFT);
    await vi.waitFor(async () => expect(await tab.store.set(countUnsentAtom)).toBe(1));
    await tab.store.set(endKeepingUnsentAtom);
    expect(tab.store.get(sessionAtom)).toEqual({ kind: "out" });
    const given = { server: tab.server, records: tab.records, flags: tab.flags };

    const other = await testTab(given);
    const eve = { ...REQUEST, email: "eve@example.org" };
    expect(await other.store.set(registerAtom, eve)).toEqual({ ok: true, value: "created" });
    await entered(other);
    expect(await other.store.set(flushAtom)).toEqual({ ok: true, value: null });
    expect(other.store.get(comparisonsAtom)).toEqual([]);
    await other.store.set(logOutAtom);

    const back = await loggedIn(tab.server, given);
    expect(back.store.get(comparisonsAtom)).toHaveLength(1);
    expect(await back.store.set(flushAtom)).toEqual({ ok: true, value: null });
    const elsewhere = await loggedIn(tab.server);
    expect(elsewhere.store.get(comparisonsAtom)).toHaveLength(1);
  });

  test("keeps them even if the next login's work cannot be loaded and the user logs out", async () => {
    const tab = await expired();
    await tab.store.set(createComparisonAtom, DRAFT);
    await vi.waitFor(async () => expect(await tab.store.set(countUnsentAtom)).toBe(1));
    await tab.store.set(endKeepingUnsentAtom);
    const given = { records: tab.records, flags: tab.flags };
    tab.server.fault = (path) => (path === "/api/listFood" ? new TypeError("Failed to fetch") : null);
    const failing = await loggedIn(tab.server, given);
    expect(failing.store.get(sessionDialogAtom)).toEqual({ kind: "retrieval_failed" });
    await failing.store.set(abandonEntryAtom);
    expect(failing.store.get(sessionAtom)).toEqual({ kind: "out" });
    tab.server.fault = () => null;
    const back = await loggedIn(tab.server, given);
    expect(back.store.get(comparisonsAtom)).toHaveLength(1);
  });

  test("ends if its owner is unknown", async () => {
    const tab = await expired();
    tab.flags.local.remove("accountEmail");
    const next = await testTab({ server: tab.server, flags: tab.flags });
    await next.store.set(resumeAtom);
    expect(next.store.get(sessionAtom)).toEqual({ kind: "out" });
  });
});

describe("the user's own account", () => {
  test("changes its password only with the current one, and continues with a new token", async () => {
    const tab = await registered();
    const before = tab.flags.local.read("accessToken");
    const wrong = await tab.store.set(changeOwnPasswordAtom, "not that one", "a steel cup, washed");
    expect(wrong).toMatchObject({ ok: false, problem: { status: 403 } });
    expect(tab.flags.local.read("accessToken")).toBe(before);
    expect(await tab.store.set(changeOwnPasswordAtom, PASSWORD, "a steel cup, washed")).toMatchObject({ ok: true });
    expect(tab.flags.local.read("accessToken")).not.toBe(before);
    expect(await tab.store.set(exportAccountAtom, "json")).toMatchObject({ ok: true });
  });

  test("is exported as JSON and as CSV", async () => {
    const tab = await registered();
    await tab.store.set(exportAccountAtom, "json");
    await tab.store.set(exportAccountAtom, "account");
    const [json, csv] = tab.files;
    expect(JSON.parse(json?.text ?? "")).toMatchObject({ user: { email: EMAIL } });
    expect(json?.name).toMatch(/^tare-account_\d{4}-\d\d-\d\d\.json$/);
    expect(csv?.name).toMatch(/^tare-account_account_\d{4}-\d\d-\d\d\.csv$/);
    expect(csv?.text).toContain(EMAIL);
  });

  test("is deleted only with its password, and then everywhere", async () => {
    const tab = await registered();
    expect(await tab.store.set(deleteAccountAtom, "not that one")).toMatchObject({
      ok: false,
      problem: { status: 403 },
    });
    expect(tab.store.get(sessionAtom)).toMatchObject({ kind: "user" });
    expect(await tab.store.set(deleteAccountAtom, PASSWORD)).toMatchObject({ ok: true });
    expect(tab.store.get(sessionAtom)).toEqual({ kind: "out" });
    expect(tab.store.get(sessionEndsAtom).farewell).toBe("deleted");
    expect(await tab.store.set(logInAtom, { email: EMAIL, password: PASSWORD })).toMatchObject({
      ok: false,
      problem: { status: 404 },
    });
  });
});

describe("a forgotten password", () => {
  test("is changed once with the token of the e-mail", async () => {
    const { server } = await registered();
    const tab = await testTab({ server });
    expect(await tab.store.set(requestResetAtom, EMAIL.toUpperCase())).toMatchObject({ ok: true });
    const token = await server.resetToken(EMAIL);
    tab.store.set(setResetTokenAtom, token);
    expect(await tab.store.set(setNewPasswordAtom, "a steel cup, washed")).toMatchObject({ ok: true });
    expect(await tab.store.set(logInAtom, { email: EMAIL, password: "a steel cup, washed" })).toMatchObject({
      ok: true,
    });
    tab.store.set(setResetTokenAtom, token);
    expect(await tab.store.set(setNewPasswordAtom, "a third cup, washed")).toMatchObject({
      ok: false,
      problem: { status: 401 },
    });
  });
});
