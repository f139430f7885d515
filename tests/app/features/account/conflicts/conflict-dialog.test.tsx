import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import ConflictDialog from "../../../../../app/features/account/conflicts/conflict-dialog.tsx";
import type { Conflict } from "../../../../../app/state/work/conflicts.ts";
import { kioskTab } from "../../../pages/comparison-mode/kiosk-tab.tsx";

const AT = new Date(2026, 10, 20, 14, 5).getTime();

const CONFLICT: Conflict = {
  kind: "comparison",
  id: "c1",
  name: "Kiosk coffee",
  changed: AT,
  changedThere: AT - 3 * 60_000,
  isDeletedThere: false,
  isDeletedHere: false,
  fields: [{ field: "comparison_name", mine: "Here", theirs: "There" }],
};

afterEach(cleanup);

/** Shows the dialog in a tab without a server. */
const show = (conflict: Conflict) =>
  render(
    <Provider store={kioskTab().store}>
      <ConflictDialog conflict={conflict} />
    </Provider>,
  );

const buttons = () => screen.getAllByRole("button").map((button) => button.textContent);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("shows both versions with their times; the focused button loses nothing", () => {
  show(CONFLICT);
  expect(screen.getByRole("dialog", { name: "Changed on another device" }).textContent).toContain("“Kiosk coffee”");
  expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
    "Field",
    "There, 14:02",
    "Here, 14:05",
  ]);
  expect(screen.getByRole("row", { name: /Name There Here/ })).toBeDefined();
  expect(buttons()).toEqual(["Keep both", "Use theirs", "Use mine"]);
  expect(document.activeElement?.textContent).toBe("Keep both");
});

test("a document deleted elsewhere can be deleted here too, or kept", () => {
  show({ ...CONFLICT, isDeletedThere: true, changedThere: null, fields: [] });
  expect(screen.getByRole("dialog", { name: "Deleted on another device" })).toBeDefined();
  expect(buttons()).toEqual(["Delete here too", "Keep mine"]);
  expect(document.activeElement?.textContent).toBe("Keep mine");
});

test("a document deleted here and changed elsewhere can be deleted anyway, or kept", async () => {
  show({ ...CONFLICT, isDeletedHere: true, fields: [] });
  const dialog = screen.getByRole("dialog", { name: "Changed before you deleted it" });
  expect(dialog.textContent).toContain("“Kiosk coffee”");
  expect(screen.queryByRole("table")).toBeNull();
  expect(buttons()).toEqual(["Delete anyway", "Keep theirs"]);
  expect(document.activeElement?.textContent).toBe("Keep theirs");
  await press("Delete anyway");
  expect(screen.getByRole("alert").textContent).toContain("both are still kept");
});

test("a failed decision shows an error that says what is kept", async () => {
  show(CONFLICT);
  await press("Use theirs");
  expect(screen.getByRole("alert").textContent).toContain("both are still kept");
  expect(screen.getByRole("button", { name: "Use mine" }).hasAttribute("disabled")).toBe(false);
});
