import { cleanup, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test, vi } from "vitest";
import { NoAccount } from "../../../../../app/features/account/own-account/no-account.tsx";
import { continueAsGuestAtom } from "../../../../../app/state/core/session.ts";
import { toyTab } from "../../../pages/comparison-mode/toy-tab.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the browser is asked to keep a guest's work, and the account page says what it answered", async () => {
  const { store } = await toyTab(["cup_pp"]);
  store.set(continueAsGuestAtom);
  const persist = vi.fn(async () => true);
  vi.stubGlobal("navigator", { storage: { persisted: async () => false, persist } });
  render(
    <Provider store={store}>
      <NoAccount />
    </Provider>,
  );
  expect(screen.getByText(/does not say whether it keeps/)).toBeTruthy();
  await screen.findByText("This browser keeps your work until you delete it.");
  expect(persist).toHaveBeenCalledOnce();
});
