import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FullDialog } from "../../../../app/ui/dialog/full-dialog.tsx";

afterEach(cleanup);

/** As the component library marks a list that floats. */
const OPEN_LIST = { role: "listbox" };

const onClose = vi.fn<() => void>();
const escape = () => {
  const dialog = screen.getByRole("dialog", { name: "Edit product" });
  fireEvent.keyDown(dialog, { key: "Escape" });
  const cancel = new Event("cancel", { cancelable: true });
  dialog.dispatchEvent(cancel);
  return cancel;
};

beforeEach(() => onClose.mockClear());

describe("FullDialog", () => {
  it("focuses its heading and leaves closing to its owner", () => {
    render(
      <FullDialog label="Edit product" onClose={onClose}>
        <h1 tabIndex={-1}>PP cup</h1>
      </FullDialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "PP cup" }));
    expect(escape().defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByRole("dialog").hasAttribute("open")).toBe(true);
  });

  it("leaves Escape to an open list inside", () => {
    const { rerender } = render(
      <FullDialog label="Edit product" onClose={onClose}>
        <select size={4} aria-label="Materials" {...OPEN_LIST} />
      </FullDialog>,
    );
    escape();
    expect(onClose).not.toHaveBeenCalled();
    rerender(
      <FullDialog label="Edit product" onClose={onClose}>
        <p>closed</p>
      </FullDialog>,
    );
    escape();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
