import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LogInAgain } from "../../../../../app/features/account/session-questions/log-in-again.tsx";
import { RetrievalFailed } from "../../../../../app/features/account/session-questions/session-dialogs.tsx";
import { createComparisonAtom } from "../../../../../app/state/work/comparisons.ts";
import { entryAtom } from "../../../../../app/state/account/entry-stage.ts";
import { countUnsentAtom } from "../../../../../app/state/account/logout.ts";
import { sessionAtom } from "../../../../../app/state/core/session.ts";
import { KIOSK_COFFEE } from "../../../pages/comparison-mode/kiosk-tab.tsx";
import { ADMIN, adminTab } from "../../admin-lists/admin-tab.tsx";

beforeEach(() => void vi.spyOn(window, "scrollTo").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("Retry loads the work again after a failure; OK logs out", async () => {
  const { store, server } = await adminTab();
  await vi.waitFor(() => expect(store.get(entryAtom).kind).toBe("done"));
  const ask = () =>
    render(
      <Provider store={store}>
        <RetrievalFailed />
      </Provider>,
    );
  ask();
  expect(screen.getByRole("dialog", { name: "Data retrieval failed" }).textContent).toContain(
    "Could not retrieve your user data from the server. Please try again later.",
  );
  server.forget();
  press("Retry");
  await vi.waitFor(() => expect(server.calls).toContain("/api/listProduct"));
  await vi.waitFor(() => expect(store.get(entryAtom).kind).toBe("done"));
  press("OK");
  await vi.waitFor(() => expect(store.get(sessionAtom)).toEqual({ kind: "out" }));
});

it("before another user logs in, the dialog says who owns the unsent changes and what happens to them", async () => {
  const { store, server } = await adminTab();
  await vi.waitFor(() => expect(store.get(entryAtom).kind).toBe("done"));
  server.fault = () => new TypeError("Failed to fetch");
  await store.set(createComparisonAtom, KIOSK_COFFEE);
  await vi.waitFor(async () => expect(await store.set(countUnsentAtom)).toBe(1));
  render(
    <Provider store={store}>
      <LogInAgain />
    </Provider>,
  );
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", ADMIN);
  press("Log in as somebody else");
  expect(
    await screen.findByText(`1 item with unsent changes stays in this browser until ${ADMIN} logs in here again.`),
  ).toBeTruthy();
  press("Go to the start page");
  await vi.waitFor(() => expect(store.get(sessionAtom)).toEqual({ kind: "out" }));
});
