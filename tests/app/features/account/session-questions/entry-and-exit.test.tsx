import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider, useAtomValue } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import SessionDialogs from "../../../../../app/features/account/session-questions/session-dialogs.tsx";
import { entryAtom } from "../../../../../app/state/account/entry-stage.ts";
import { countUnsentAtom } from "../../../../../app/state/account/logout.ts";
import {
  askLogoutAtom,
  sessionDialogAtom,
  setFarewellAtom,
} from "../../../../../app/state/account/session-questions.ts";
import { GUEST } from "../../../../../app/state/core/owner.ts";
import { sessionAtom } from "../../../../../app/state/core/session.ts";
import { comparisonsAtom, createComparisonAtom } from "../../../../../app/state/work/comparisons.ts";
import { switchOwnerAtom } from "../../../../../app/state/work/work.ts";
import { KIOSK_COFFEE } from "../../../pages/comparison-mode/kiosk-tab.tsx";
import { testTab } from "../../../state/test-services.ts";
import { adminTab, register } from "../../admin-lists/admin-tab.tsx";

beforeEach(() => void vi.spyOn(window, "scrollTo").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const focused = () => document.activeElement?.textContent;

const Question = () => {
  const dialog = useAtomValue(sessionDialogAtom);
  return dialog && <SessionDialogs dialog={dialog} />;
};

const shown = async (store: Awaited<ReturnType<typeof testTab>>["store"]) => {
  render(
    <Provider store={store}>
      <Question />
    </Provider>,
  );
  return screen.findByRole("dialog");
};

const closed = () => vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** A user who made a comparison as a guest and then registered. */
const registered = async () => {
  const tab = await testTab({});
  await tab.store.set(switchOwnerAtom, GUEST);
  await tab.store.set(createComparisonAtom, KIOSK_COFFEE);
  await register(tab.store);
  await vi.waitFor(() => expect(tab.store.get(entryAtom).kind).toBe("guest_work"));
  const dialog = await shown(tab.store);
  expect(dialog.textContent).toContain("This browser holds 1 comparison from before you logged in.");
  expect(focused()).toBe("Keep in my account");
  return tab;
};

it("guest work moves to the account", async () => {
  const { store } = await registered();
  await press("Keep in my account");
  await closed();
  expect(store.get(comparisonsAtom)).toHaveLength(1);
});

it("guest work can be left in the browser for guests", async () => {
  const { store } = await registered();
  await press("Leave in this browser");
  await closed();
  expect(store.get(comparisonsAtom)).toHaveLength(0);
  await store.set(switchOwnerAtom, GUEST);
  expect(store.get(comparisonsAtom)).toHaveLength(1);
});

it("guest work is discarded only after a second question", async () => {
  const { store } = await registered();
  await press("Discard");
  expect(screen.getByRole("dialog").textContent).toContain("This deletes 1 comparison from this browser.");
  expect(focused()).toBe("Cancel");
  await press("Cancel");
  await press("Discard");
  await press("Discard for good");
  await closed();
  await store.set(switchOwnerAtom, GUEST);
  expect(store.get(comparisonsAtom)).toHaveLength(0);
});

it("before a logout that would lose changes, the user can download them or stay", async () => {
  const { store, server, files } = await adminTab();
  await vi.waitFor(() => expect(store.get(entryAtom).kind).toBe("done"));
  server.fault = () => new TypeError("Failed to fetch");
  await store.set(createComparisonAtom, KIOSK_COFFEE);
  await vi.waitFor(async () => expect(await store.set(countUnsentAtom)).toBe(1));
  store.set(askLogoutAtom, 1);
  const dialog = await shown(store);
  expect(dialog.textContent).toContain("1 item has changes that the server does not have yet.");
  expect(focused()).toBe("Stay logged in");
  await press("Download them");
  await vi.waitFor(() => expect(files[0]?.text).toContain(KIOSK_COFFEE.comparison_name));
  await press("Stay logged in");
  await closed();
  expect(store.get(sessionAtom).kind).toBe("user");
  await act(async () => store.set(askLogoutAtom, 1));
  await press("Log out and lose them");
  await vi.waitFor(() => expect(store.get(sessionAtom)).toEqual({ kind: "out" }));
});

it("the message about a deleted account shows once", async () => {
  const { store } = await testTab({});
  store.set(setFarewellAtom, "deleted");
  expect((await shown(store)).textContent).toContain("Nothing of it is left on the server or in this browser.");
  await press("OK");
  await closed();
});
