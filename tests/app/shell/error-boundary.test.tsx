import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "../../../app/shell/error-boundary.tsx";

const Broken = (): never => {
  throw new RangeError("no such row");
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("says what happened, what is safe and what to do, and renders the next page", () => {
  // React reports a caught error on the console.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { rerender } = render(
    <ErrorBoundary resetKey="a">
      <Broken />
    </ErrorBoundary>,
  );
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toMatch(/stopped working.*saved in this browser.*Reload/s);
  expect(alert.textContent).toContain("RangeError: no such row");
  expect(screen.getByRole("link", { name: "Go to your work" }).getAttribute("href")).toBe("/");

  rerender(
    <ErrorBoundary resetKey="b">
      <p>next page</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText("next page")).toBeTruthy();
});
