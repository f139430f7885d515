import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "../../../../app/ui/dialog/dialog.tsx";

afterEach(cleanup);

function shown() {
  const onClose = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  const onDelete = vi.fn<() => void>();
  const { unmount } = render(
    <Dialog
      title="Really delete it?"
      onClose={onClose}
      actions={[
        { label: "Cancel", onAct: onCancel, safe: true },
        { label: "Delete", onAct: onDelete, kind: "danger" },
      ]}
    >
      This is irreversible.
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Really delete it?" });
  return { onClose, onCancel, onDelete, unmount, dialog };
}

describe("Dialog", () => {
  it("opens at its heading, which is focused, if the safe action would be out of sight", () => {
    const height = vi.spyOn(HTMLDialogElement.prototype, "scrollHeight", "get").mockReturnValue(400);
    shown();
    height.mockRestore();
    expect(document.activeElement?.textContent).toBe("Really delete it?");
  });

  it("calls its owner on Escape and stays until the owner unmounts it", () => {
    const { dialog, onClose } = shown();
    const stays = !fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(stays).toBe(true);
    expect(dialog.open).toBe(true);
  });

  it("calls its owner when the browser force-closes it, but not when it is unmounted", () => {
    const { dialog, onClose, unmount } = shown();
    dialog.close();
    fireEvent(dialog, new Event("close"));
    const told = onClose.mock.calls.length;
    expect(told).toBeGreaterThan(0);
    unmount();
    expect(onClose).toHaveBeenCalledTimes(told);
  });
});
