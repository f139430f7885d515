import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DataHealth } from "../../../../app/features/administration/data-health.tsx";
import { toyBaseChanged } from "../../data/toy-tables.ts";
import { adminTab } from "../admin-lists/admin-tab.tsx";
import { csvRows } from "../../csv-rows.ts";

afterEach(cleanup);

test("a list of the data health downloads as a file with all rows, ids and the version", async () => {
  const tab = await adminTab();
  // climate factors below zero give scores above their scale
  await tab.server.publish(
    "v2",
    toyBaseChanged((field, value) => (field === "climate" && Number(value) > 0 ? `-${String(value)}` : value)),
  );
  tab.show(<DataHealth version="v2" />);
  const open = async (name: RegExp) =>
    act(async () => void fireEvent.click(await screen.findByRole("button", { name })));
  await open(/^Data health/);
  const buttons = await screen.findAllByRole("button", { name: /^Save as CSV: / });
  for (const button of buttons) {
    await act(async () => void fireEvent.click(button));
    await vi.waitFor(() => expect(tab.files.at(-1)?.name).toMatch(/^tare_data-health-[a-z-]+_v2\.csv$/));
    const rows = csvRows(tab.files.at(-1)?.text ?? "");
    expect(rows.length).toBeGreaterThan(0);
    expect(rows[0]).toMatchObject({ "data version": "v2", region_id: expect.stringMatching(/.+/) as string });
  }
});
