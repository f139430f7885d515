import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MissingParts } from "../../../app/shell/news.tsx";

afterEach(cleanup);

/** Fires Vite's event for a failed import. No listener may prevent its default: the import must still fail for its caller. */
const failLoad = () =>
  act(async () => {
    const event = new Event("vite:preloadError", { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

it("says that code failed to load and what is safe, and reloads on request", async () => {
  const onReload = vi.fn<() => void>();
  render(<MissingParts onReload={onReload} />);
  expect(screen.queryByRole("alert")).toBeNull();
  await failLoad();
  await failLoad();
  expect(screen.getByRole("alert").textContent).toMatch(/newer version of Tare has come out.*is kept/);
  expect(onReload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(onReload).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("stops listening after it is unmounted", async () => {
  const { unmount, container } = render(<MissingParts />);
  unmount();
  await failLoad();
  expect(container.textContent).toBe("");
});
