import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { DeleteAccount } from "../../../../../app/features/account/own-account/delete-account.tsx";
import { accountAtom } from "../../../../../app/state/core/account.ts";
import { registerAtom } from "../../../../../app/state/account/login.ts";
import { ADA } from "../../../ada.ts";
import { testTab } from "../../../state/test-services.ts";

afterEach(cleanup);

/** Opens the dialog of a user with this number of share links. */
const ask = async (links: number) => {
  const tab = await testTab({});
  await tab.store.set(registerAtom, ADA);
  await vi.waitFor(() => expect(tab.store.get(accountAtom)?.email).toBe(ADA.email));
  for (let at = 0; at < links; at++) {
    await tab.server.write(
      `INSERT INTO shares (id, user_id, kind, name, data_version, body, bytes, created)
       SELECT ?, id, 'comparison', 'Kiosk', 'v1', '{}', 2, ? FROM users WHERE email = ?`,
      `share-${at}`,
      Date.now() + at,
      ADA.email,
    );
  }
  const open = () => {
    render(
      <Provider store={tab.store}>
        <DeleteAccount />
      </Provider>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Delete account…" }));
  };
  const statusOf = async (id: string) => (await tab.server.fetch(`/api/share/${id}`, {})).status;
  return { ...tab, open, statusOf };
};

it("counts the shared links that are deleted with the account, and says that they stop working", async () => {
  const { open, statusOf, store } = await ask(2);
  open();
  expect(screen.getByRole("heading", { name: "Really delete your account? This is irreversible." })).toBeTruthy();
  expect(await screen.findByText("This deletes 2 shared links and what we know about you.")).toBeTruthy();
  expect(screen.getByText(/stored shared links are deleted too and stop working/)).toBeTruthy();

  expect(await statusOf("share-0")).toBe(200);
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: ADA.password } });
  fireEvent.click(screen.getByRole("checkbox"));
  fireEvent.click(screen.getByRole("button", { name: "Delete account" }));
  await vi.waitFor(() => expect(store.get(accountAtom)).toBeNull());
  expect(await statusOf("share-0")).toBe(404);
  expect(await statusOf("share-1")).toBe(404);
});

it("says the same if the list of links cannot be loaded, and counts no links if there are none", async () => {
  const { open, server } = await ask(1);
  server.fault = (path) => (path === "/api/listShare" ? new TypeError("Failed to fetch") : null);
  server.forget();
  open();
  await act(() => vi.waitFor(() => expect(server.calls).toContain("/api/listShare")));
  expect(screen.getByText("This deletes what we know about you.")).toBeTruthy();
  expect(screen.getByText(/stored shared links are deleted too/)).toBeTruthy();
});
