import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test, vi } from "vitest";
import PreferencesDialog from "../../../../app/features/preferences/preferences-dialog.tsx";
import { memoryFlags } from "../../data/memory-stores.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";

afterEach(cleanup);

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

const opened = async (flags = memoryFlags()) => {
  const { store } = await toyTab(["cup_pp"], undefined, flags);
  const onClose = vi.fn();
  render(
    <Provider store={store}>
      <PreferencesDialog wish="en" onClose={onClose} />
      {/* a form that is half filled in */}
      <form data-typed="true" />
    </Provider>,
  );
  return { flags, onClose };
};

const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByRole("combobox", { name: label }), { target: { value } }));

test("a choice is stored, and the page does not reload while it has unsaved input", async () => {
  const { flags, onClose } = await opened();
  await choose("Units", "us");
  await press("Apply");
  expect(screen.getByRole("dialog", { name: "Language and units" }).textContent).toContain("Your choice is saved");
  expect(document.activeElement?.textContent).toBe("Close");
  expect(flags.local.entries().some(([, value]) => value === "us")).toBe(true);
  await press("Close");
  expect(onClose).toHaveBeenCalledOnce();
});

test("says so if the browser cannot store the choice", async () => {
  const flags = memoryFlags();
  await opened({ ...flags, local: { ...flags.local, write: () => false } });
  await choose("Language", "es");
  await press("Apply");
  expect(screen.getByRole("dialog").textContent).toContain("This browser does not keep data");
});

test("an unchanged choice only closes the dialog", async () => {
  const { flags, onClose } = await opened();
  const before = flags.local.entries();
  await press("Apply");
  expect(onClose).toHaveBeenCalledOnce();
  expect(flags.local.entries()).toEqual(before);
});
