import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Menu } from "../../../../app/ui/menu/menu.tsx";

afterEach(cleanup);

// Arrow keys and type-ahead need the focus handling of a real browser: tests/e2e/table.spec.ts
const menu = () => screen.queryByRole("menu", { name: "Commands" });

async function opened() {
  const [onEdit, onShown] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <Menu
      label="Commands"
      items={[
        { label: "Edit", onSelect: onEdit },
        { label: "Off", onSelect: onEdit, disabled: true },
        "rule",
        { label: "Shown", checked: true, onSelect: onShown },
        { label: "Hidden", checked: false, onSelect: onEdit },
      ]}
    />,
  );
  const button = screen.getByRole("button", { name: "Commands" });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true));
  return { button, onEdit, onShown };
}

describe("Menu", () => {
  it("closes on Escape and returns the focus", async () => {
    const { button } = await opened();
    fireEvent.keyDown(screen.getByRole("menuitem", { name: "Edit" }), { key: "Escape" });
    await waitFor(() => expect(menu()).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it("runs a command and returns the focus to the button", async () => {
    const { button, onEdit } = await opened();
    fireEvent.click(screen.getByRole("menuitem", { name: "Edit" }));
    expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(menu()).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it("closes on a choice like on a command", async () => {
    const { onShown } = await opened();
    fireEvent.click(screen.getByRole("menuitemcheckbox", { name: "Shown" }));
    expect(onShown).toHaveBeenCalledOnce();
    await waitFor(() => expect(menu()).toBeNull());
  });
});
