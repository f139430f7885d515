import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { comparisonsAtom, createComparisonAtom, renameComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { addressNow, guestFlags, pageHeading, shellTab } from "../../shell/shell-tab.tsx";
import { KIOSK_COFFEE } from "../comparison-mode/kiosk-tab.tsx";

type Tab = ReturnType<typeof shellTab>;

beforeEach(() => void vi.spyOn(window, "scrollTo").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The home page of a guest with comparisons of these names, created in this order. */
const homeWith = async (...names: readonly string[]): Promise<Tab> => {
  const tab = shellTab({ flags: guestFlags() });
  await tab.open("/");
  await pageHeading("Your work");
  for (const comparison_name of names) {
    await act(() => tab.store.set(createComparisonAtom, { ...KIOSK_COFFEE, comparison_name }));
  }
  return tab;
};
const toggle = () => screen.getByRole("button", { name: /^Comparisons/ });
const isOpen = () => toggle().getAttribute("aria-expanded") === "true";
const remove = async (name: string) => {
  fireEvent.click(within(rowOf(name)).getByText(name));
  fireEvent.click(screen.getByRole("menuitem", { name: "Delete Comparison" }));
  const dialog = screen.getByRole("dialog", { name: `Really delete the comparison “${name}”?` });
  expect(dialog.textContent).toContain("This is irreversible.");
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Delete Comparison" })));
};
const rowOf = (name: string) => screen.getByRole("row", { name: new RegExp(name) });

it("offers an example while the list is empty, and opens its results", async () => {
  await homeWith();
  fireEvent.click(screen.getByRole("button", { name: "Load an example" }));
  await vi.waitFor(() => expect(addressNow()).toMatch(/^\/comparison-mode\?comparison_id=[\w-]+$/));
});

it("offers no example once the user has own work", async () => {
  await homeWith("Kiosk");
  expect(screen.queryByRole("button", { name: "Load an example" })).toBeNull();
});

it("starts collapsed and remembers that it was opened", async () => {
  const { flags } = await homeWith();
  expect(isOpen()).toBe(false);
  fireEvent.click(toggle());
  cleanup();
  await shellTab({ flags }).open("/");
  await pageHeading("Your work");
  expect(isOpen()).toBe(true);
});

it("opens the section to which something was added, until it is collapsed; other sections stay as they are", async () => {
  await homeWith("Kiosk");
  expect(isOpen()).toBe(true);
  expect(screen.getByRole("button", { name: /^Portfolios/ }).getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(toggle());
  expect(isOpen()).toBe(false);
});

it("does not open a section again because something in it was edited", async () => {
  const { store } = await homeWith("Kiosk");
  fireEvent.click(toggle());
  const [kiosk] = store.get(comparisonsAtom);
  await act(() => store.set(renameComparisonAtom, kiosk?.comparison.comparison_id ?? "", "Canteen"));
  expect(screen.getByRole("link", { name: "Canteen" })).toBeTruthy();
  expect(isOpen()).toBe(false);
});

it("asks before deleting, and offers undo for ten seconds", async () => {
  const tab = await homeWith("Kiosk", "Canteen");
  await remove("Kiosk");
  expect(screen.queryByRole("row", { name: /Kiosk/ })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Undo" })));
  expect(rowOf("Kiosk")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();

  await remove("Canteen");
  act(() => tab.wait());
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(screen.queryByRole("row", { name: /Canteen/ })).toBeNull();
});

it("offers a search from nine comparisons", async () => {
  await homeWith(..."12345678".split("").map((digit) => `Kiosk ${digit}`));
  expect(screen.queryByRole("searchbox")).toBeNull();
  cleanup();
  await homeWith(..."123456789".split("").map((digit) => `Kiosk ${digit}`));
  fireEvent.change(screen.getByRole("searchbox", { name: "Search comparisons" }), { target: { value: "KIOSK 7" } });
  expect(screen.getAllByRole("row")).toHaveLength(2);
});

it("links a guest to registration; the guest's work stays", async () => {
  const { store } = await homeWith("Kiosk");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Log in or create an account" })));
  await screen.findByRole("button", { name: "Continue as guest" });
  expect(addressNow()).toBe("/");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Continue as guest" })));
  expect(store.get(comparisonsAtom).map(({ comparison }) => comparison.comparison_name)).toEqual(["Kiosk"]);
});
