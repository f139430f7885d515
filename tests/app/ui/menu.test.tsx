import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Menu } from "../../../app/ui/menu.tsx";

afterEach(cleanup);

function opened() {
  const onEdit = vi.fn<() => void>();
  render(
    <Menu
      label="Commands"
      items={[
        { label: "Edit", onSelect: onEdit },
        { label: "Off", onSelect: onEdit, disabled: true },
        "rule",
        { label: "Shown", checked: true, onSelect: onEdit },
        { label: "Delete", danger: true, onSelect: vi.fn<() => void>() },
      ]}
    />,
  );
  const button = screen.getByRole("button", { name: "Commands" });
  fireEvent.click(button);
  return { button, onEdit, menu: screen.getByRole("menu", { name: "Commands" }) };
}
const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe("Menu", () => {
  it("opens with the first command focused and says so at its button", () => {
    const { button } = opened();
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(focused()).toBe("Edit");
    expect(screen.getByRole("menuitemcheckbox", { name: "Shown" }).getAttribute("aria-checked")).toBe("true");
  });

  it("walks with the arrows over what can be chosen, round the ends", () => {
    opened();
    press("ArrowDown");
    expect(focused()).toBe("Shown");
    press("ArrowDown");
    press("ArrowDown");
    expect(focused()).toBe("Edit");
    press("ArrowUp");
    expect(focused()).toBe("Delete");
    press("Home");
    expect(focused()).toBe("Edit");
    press("End");
    expect(focused()).toBe("Delete");
    press("s");
    expect(focused()).toBe("Shown");
  });

  it("closes on Escape and gives the focus back", () => {
    const { button } = opened();
    press("Escape");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it("closes on Tab and on a press elsewhere, not on one inside", () => {
    const { button, menu } = opened();
    fireEvent.pointerDown(menu);
    expect(screen.queryByRole("menu")).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole("menu")).toBeNull();
    fireEvent.click(button);
    press("Tab");
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("runs a command after it has closed", () => {
    const { button, onEdit } = opened();
    fireEvent.click(screen.getByRole("menuitem", { name: "Edit" }));
    expect(onEdit).toHaveBeenCalledOnce();
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
