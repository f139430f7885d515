import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import { ComparisonUndo } from "../../../../app/features/comparison-results/comparison-undo.tsx";
import { comparisonAtom, editComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { toyTab } from "./toy-tab.ts";

afterEach(cleanup);

const opened = async () => {
  const { store, id } = await toyTab(["cup_pp", "cup_steel"]);
  render(
    <Provider store={store}>
      <ComparisonUndo comparison_id={id} />
    </Provider>,
  );
  const comparison = () => store.get(comparisonAtom(id))?.comparison;
  const edit = (changes: Parameters<typeof editComparisonAtom.write>[3]) =>
    act(async () => void (await store.set(editComparisonAtom, id, changes)));
  return { comparison, edit };
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("edits are undone one by one and redone, by button and by key", async () => {
  const { comparison, edit } = await opened();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Nothing to undo" }).disabled).toBe(true);
  await edit({ weights: { climate: 1 } });
  await edit({ comparison_name: "Other" });
  await press("Undo: name");
  expect(comparison()?.comparison_name).not.toBe("Other");
  expect(comparison()?.weights).toEqual({ climate: 1 });
  await press("Undo: weights");
  expect(comparison()?.weights).toBeUndefined();
  await press("Redo: weights");
  expect(comparison()?.weights).toEqual({ climate: 1 });
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  await waitFor(() => expect(comparison()?.weights).toBeUndefined());
});

test("an edit after an undo ends the redo; an unchanged value or a new dataset version is not a step", async () => {
  const { comparison, edit } = await opened();
  const name = comparison()?.comparison_name ?? "";
  await edit({ comparison_name: "Other" });
  await press("Undo: name");
  await edit({ rawscoresPerUse: true });
  expect(screen.getByRole("button", { name: "Nothing to redo" })).toBeTruthy();
  await edit({ comparison_name: name });
  await edit({ data_version: "v8" });
  expect(screen.getByRole("button", { name: "Undo: basis of the raw scores" })).toBeTruthy();
});
