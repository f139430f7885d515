import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { PreferencesButton } from "../../../app/shell/preferences-button.tsx";

vi.mock("../../../app/features/preferences/preferences-dialog.tsx", () => {
  throw new Error("Failed to fetch dynamically imported module");
});

afterEach(cleanup);
afterAll(() => vi.doUnmock("../../../app/features/preferences/preferences-dialog.tsx"));

it("says what failed and what to do if its code does not load", async () => {
  render(<PreferencesButton wish="en">Language and units</PreferencesButton>);
  fireEvent.click(screen.getByRole("button"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/^A part .* could not be fetched.*reload the page\.$/);
});
