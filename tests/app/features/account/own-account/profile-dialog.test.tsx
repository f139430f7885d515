import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { ProfileDialog } from "../../../../../app/features/account/own-account/profile-dialog.tsx";
import { registerAtom } from "../../../../../app/state/account/login.ts";
import { accountAtom } from "../../../../../app/state/core/account.ts";
import { ADA } from "../../../ada.ts";
import { testTab } from "../../../state/test-services.ts";

afterEach(cleanup);

it("edits name, company, job and a sector in the owner's words, and saves nothing incomplete", async () => {
  const { store } = await testTab({});
  await store.set(registerAtom, { ...ADA, sector: "Floating kitchens" });
  await vi.waitFor(() => expect(store.get(accountAtom)?.name).toBe("Ada"));
  const account = store.get(accountAtom);
  if (!account) throw new Error("no account");
  const onClose = vi.fn<() => void>();
  render(
    <Provider store={store}>
      <ProfileDialog account={account} onClose={onClose} />
    </Provider>,
  );
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  const other = screen.getByDisplayValue("Floating kitchens");

  type("Company", " ");
  expect(save.disabled).toBe(true);
  type("Company", "Canteens South");
  type("Last name", "");
  fireEvent.change(other, { target: { value: "Rowing kitchens" } });
  expect(save.disabled).toBe(false);
  fireEvent.click(save);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(store.get(accountAtom)).toMatchObject({
    name: "Ada",
    last_name: "",
    company: "Canteens South",
    job: "Buyer",
    sector: "Rowing kitchens",
  });
});
