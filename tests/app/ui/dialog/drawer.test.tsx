import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Drawer } from "../../../../app/ui/dialog/drawer.tsx";

afterEach(cleanup);

const shown = () => {
  const onClose = vi.fn<() => void>();
  render(
    <Drawer kicker="Climate" title="9.5 g" onClose={onClose}>
      <button type="button">inside</button>
    </Drawer>,
  );
  return { onClose, drawer: screen.getByRole<HTMLDialogElement>("dialog", { name: "9.5 g" }) };
};

test("opens as a modal named by its title, which has the focus", () => {
  expect(shown().drawer.open).toBe(true);
  expect(document.activeElement?.textContent).toBe("9.5 g");
});

test("Escape, the close button and a click beside it call its owner; a click inside does not", () => {
  const { onClose, drawer } = shown();
  fireEvent.click(screen.getByRole("button", { name: "inside" }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(drawer, new Event("cancel", { cancelable: true }));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  fireEvent.click(drawer);
  expect(onClose).toHaveBeenCalledTimes(3);
  expect(drawer.open).toBe(true);
});
