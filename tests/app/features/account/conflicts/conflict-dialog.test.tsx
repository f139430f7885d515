import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import ConflictDialog from "../../../../../app/features/account/conflicts/conflict-dialog.tsx";
import type { Conflict } from "../../../../../app/state/work/conflicts.ts";
import { noServerSync } from "../../../../../app/data/sync/server-sync.ts";
import { KIOSK } from "../../kiosk-catalogue.ts";
import { offlineTab } from "../../../tab.ts";
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

const LINE = { usecase_id: "hot_cup", prodsys_id: "paper_pe", food_id: "coffee_milk", quantity: 1, label: "" };

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

test("a portfolio names its lines, with a choice for each and for all, and keeps what was chosen", async () => {
  const at = (index: number) => ({
    index,
    base: LINE,
    ours: { ...LINE, quantity: 5000 + index },
    theirs: { ...LINE, quantity: 6000 },
  });
  const decisions: unknown[] = [];
  const { store } = offlineTab({
    catalogue: KIOSK,
    services: {
      sync: {
        ...noServerSync,
        conflictingLines: async () => ({ ok: true, value: Array.from({ length: 23 }, (_, index) => at(index)) }),
        decide: async (_owner, _kind, _id, decision) => {
          decisions.push(decision);
          return { ok: true, value: null };
        },
      },
    },
  });
  const fields = [
    { field: "portfolio_name", mine: "Here", theirs: "There" },
    { field: "entries", mine: 23, theirs: 23 },
  ];
  render(
    <Provider store={store}>
      <ConflictDialog conflict={{ ...CONFLICT, kind: "portfolio", fields }} />
    </Provider>,
  );
  const group = (name: RegExp | string) => within(screen.getByRole("group", { name }));
  const choose = (name: RegExp | string, choice: string) =>
    fireEvent.click(group(name).getByRole("radio", { name: choice }));
  await screen.findByRole("group", { name: /: 5,000 here, 6,000 on the other device$/ });
  expect(screen.getAllByRole("listitem")).toHaveLength(20);
  expect(screen.getByText(/^And 3 more/)).toBeDefined();
  expect(screen.queryByRole("row", { name: /Lines/ })).toBeNull();
  choose(/: 5,007 here/, "Both");
  // a choice for all replaces those for lines
  choose("All lines", "There");
  expect(group(/: 5,007 here/).getByRole<HTMLInputElement>("radio", { name: "There" }).checked).toBe(true);
  choose(/: 5,001 here/, "Both");
  choose("Other fields", "There");
  await press("Keep as chosen");
  const choice = { all: "theirs", lines: new Map([[1, "both"]]), fields: "theirs" };
  expect(decisions).toEqual([{ keep: "lines", choice }]);
});
