import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ScriptKeys } from "../../../../../app/features/account/own-account/script-keys.tsx";
import { softwarePasskeys } from "../../../data/software-passkeys.ts";
import { testTab } from "../../../state/test-services.ts";
import { register } from "../../admin-lists/admin-tab.tsx";

beforeEach(() => void vi.spyOn(window, "scrollTo").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = async (name: string | RegExp) => {
  const found = await screen.findByRole("button", { name });
  await act(async () => void fireEvent.click(found));
};
const inDialog = async (name: string) => {
  const dialog = screen.getAllByRole("dialog").at(-1) ?? document.body;
  await act(async () => void fireEvent.click(within(dialog).getByRole("button", { name })));
};

it("creates a key, shows it once, lists it, and revokes it", async () => {
  const { store } = await testTab({ passkeys: await softwarePasskeys() });
  await register(store);
  render(
    <Provider store={store}>
      <ScriptKeys />
    </Provider>,
  );
  expect(await screen.findByText("You have no key.")).toBeTruthy();
  await press("Create a key…");
  fireEvent.change(screen.getByLabelText("Name of the key"), { target: { value: "Nightly import" } });
  await inDialog("Create key");
  const shown = await screen.findByLabelText<HTMLInputElement>("Key");
  const key = shown.value;
  expect(key).toMatch(/^tare_[\w-]{43}$/);
  await inDialog("Done");
  expect(await screen.findByRole("rowheader", { name: "Nightly import" })).toBeTruthy();
  expect(document.body.innerHTML).not.toContain(key);
  expect(screen.getByText("never")).toBeTruthy();
  await press("Revoke Nightly import");
  await inDialog("Revoke key");
  expect(await screen.findByText("You have no key.")).toBeTruthy();
  expect(screen.getByText("The key was revoked.")).toBeTruthy();
});
