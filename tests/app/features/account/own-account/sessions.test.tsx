import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { AccountHistory, Sessions } from "../../../../../app/features/account/own-account/sessions.tsx";
import { registerAtom } from "../../../../../app/state/account/login.ts";
import { accountAtom } from "../../../../../app/state/core/account.ts";
import { ADA } from "../../../ada.ts";
import { testTab } from "../../../state/test-services.ts";

afterEach(cleanup);

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";

/** A tab of a user who is logged in here and in `others` other browsers, with the tokens of those. */
async function opened(others: number, Part: typeof Sessions) {
  const tab = await testTab({});
  await tab.store.set(registerAtom, ADA);
  await vi.waitFor(() => expect(tab.store.get(accountAtom)?.email).toBe(ADA.email));
  const tokens: string[] = [];
  for (let at = 0; at < others; at++) {
    const answer = await tab.server.fetch("/api/login", {
      method: "POST",
      headers: { "Content-Type": "application/json", "User-Agent": FIREFOX },
      body: JSON.stringify({ email: ADA.email, password: ADA.password }),
    });
    tokens.push(Object(await answer.json()).accessToken);
  }
  const statusOf = async (token: string | undefined) =>
    (await tab.server.fetch("/api/user", { headers: { Authorization: `Bearer ${token}` } })).status;
  const show = () =>
    render(
      <Provider store={tab.store}>
        <Part />
      </Provider>,
    );
  return { ...tab, tokens, statusOf, show };
}

it("lists the devices, marks this one, and logs another one out", async () => {
  const { show, tokens, statusOf } = await opened(1, Sessions);
  show();
  const table = await screen.findByRole("table", { name: "Devices that are logged in to your account" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows).toHaveLength(2);
  expect(within(table).getAllByText("This device")).toHaveLength(1);
  expect(within(table).getByRole("rowheader", { name: "Firefox on Linux" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Log out Firefox on Linux, logged in / }));
  expect(await screen.findByText("The device was logged out.")).toBeTruthy();
  expect(await statusOf(tokens[0])).toBe(401);
  expect(await screen.findByText("You are logged in on this device only.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Log out/ })).toBeNull();
});

it("asks before it logs all others out, and stays logged in here", async () => {
  const { show, tokens, statusOf, store } = await opened(2, Sessions);
  show();
  const start = await screen.findByRole("button", { name: "Log out all other devices…" });
  fireEvent.click(start);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await statusOf(tokens[0])).toBe(200);
  fireEvent.click(start);
  fireEvent.click(screen.getByRole("button", { name: "Log out all others" }));
  expect(await screen.findByText("2 other devices were logged out.")).toBeTruthy();
  expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401]);
  expect(store.get(accountAtom)?.email).toBe(ADA.email);
});

it("says when sessions cannot be loaded or ended, and can retry", async () => {
  const { show, server, tokens, statusOf } = await opened(1, Sessions);
  server.fault = (path) => (path.includes("Session") ? new TypeError("Failed to fetch") : null);
  show();
  expect(await screen.findByText("Your sessions could not be loaded")).toBeTruthy();
  server.fault = (path) => (path.includes("deleteSession") ? new TypeError("Failed to fetch") : null);
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  fireEvent.click(await screen.findByRole("button", { name: /^Log out Firefox/ }));
  expect(await screen.findByText(/^The device could not be logged out/)).toBeTruthy();
  expect(await statusOf(tokens[0])).toBe(200);
});

it("shows the history of the account: first rows, all rows on demand, and as a file", async () => {
  const { show, store, server, files } = await opened(1, AccountHistory);
  for (let at = 0; at < 12; at++) {
    await server.write(
      "INSERT INTO account_events (user_id, at, event, browser, system, count) SELECT id, ?, 'login_failed', 'Edge', 'Windows', 3 FROM users",
      1_799_000_000_000 + at,
    );
  }
  show();
  const table = await screen.findByRole("table", { name: /newest first/ });
  expect(within(table).getAllByRole("row")).toHaveLength(11);
  expect(within(table).getByRole("rowheader", { name: "Account created" })).toBeTruthy();
  expect(
    within(table).getAllByRole("rowheader", { name: "Login with a wrong password (3 times that day)" }),
  ).toHaveLength(8);
  fireEvent.click(screen.getByRole("button", { name: "Show all 14" }));
  expect(within(table).getAllByRole("row")).toHaveLength(15);
  fireEvent.click(screen.getByRole("button", { name: "Download as CSV" }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  const [file] = files;
  expect(file?.name).toMatch(/^tare-account_activity_\d{4}-\d\d-\d\d\.csv$/);
  expect(file?.text).toContain(",login_failed,Edge,Windows,3\r\n");
  expect(store.get(accountAtom)).not.toBeNull();
});
