import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MissingParts } from "../../../app/shell/missing-parts.tsx";

afterEach(cleanup);

/** What the build's loader does when an import fails; nobody may keep it from failing for who asked. */
const miss = () =>
  act(async () => {
    const event = new Event("vite:preloadError", { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

it("says that a part did not arrive, what is safe, and reloads when asked", async () => {
  const onReload = vi.fn<() => void>();
  render(<MissingParts onReload={onReload} />);
  expect(screen.queryByRole("alert")).toBeNull();
  await miss();
  await miss();
  expect(screen.getByRole("alert").textContent).toMatch(/newer version of Tare has come out.*is kept/);
  expect(onReload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(onReload).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("listens no more once it is gone", async () => {
  const { unmount, container } = render(<MissingParts />);
  unmount();
  await miss();
  expect(container.textContent).toBe("");
});
