import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CsvButton } from "../../../../app/ui/csv-button/csv-button.tsx";

afterEach(cleanup);

type Save = Parameters<typeof CsvButton>[0]["onSave"];
const FAILED = { ok: false, problem: { code: "network" } } as const;
const CANCELLED = { ok: false, problem: { code: "cancelled" } } as const;
const press = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Save it as CSV" })));

test("shows a failure until the next try; a cancelled file is no failure", async () => {
  const onSave = vi.fn<Save>().mockResolvedValueOnce(FAILED).mockResolvedValueOnce(CANCELLED);
  render(<CsvButton label="Save it as CSV" onSave={onSave} />);
  await press();
  expect(screen.getByRole("alert").textContent).toContain("could not be written");
  await press();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(onSave).toHaveBeenCalledTimes(2);
});

test("shows the progress of a large file, which can be stopped", () => {
  const onStop = vi.fn<() => void>();
  render(<CsvButton label="Save it as CSV" onSave={async () => ({ ok: true })} progress={0.34} onStop={onStop} />);
  expect(screen.getByRole("status").textContent).toMatch(/Writing, 34\s?%/);
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(onStop).toHaveBeenCalledTimes(1);
});
