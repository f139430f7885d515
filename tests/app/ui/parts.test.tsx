import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "../../../app/ui/button/button.tsx";
import { SaveState } from "../../../app/ui/save-state/save-state.tsx";
import { StepIndicator } from "../../../app/ui/step-indicator/step-indicator.tsx";
import { Announcer, Toast } from "../../../app/ui/toast/toast.tsx";

afterEach(cleanup);

const status = () => screen.getByRole("status").textContent;
const nothing = () => vi.fn<() => void>();

describe("Button", () => {
  it("does not submit a form by default, and is disabled while busy", () => {
    const onClick = nothing();
    render(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
    fireEvent.click(button);
    expect(button.type).toBe("button");
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe("StepIndicator", () => {
  const steps = [
    { id: "1", title: "Name", detail: "Kiosk", state: "done", stateText: "done" },
    { id: "2", title: "Region", state: "current", stateText: "current step" },
    { id: "3", title: "Food", state: "todo", stateText: "not done yet" },
  ] as const;

  it("marks the current step and links back to completed steps", () => {
    const onChoose = vi.fn<(id: string) => void>();
    render(<StepIndicator label="Steps" progress="Step 2 of 3, Region" steps={steps} onChoose={onChoose} />);
    expect(screen.getByRole("navigation", { name: "Steps" })).toBeDefined();
    const items = screen.getAllByRole("listitem");
    expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
    expect(items[0]?.textContent).toContain("Name, done");
    expect(screen.getAllByRole("button")).toHaveLength(1);
    fireEvent.click(screen.getByRole("button"));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("1");
    expect(screen.getByText("Step 2 of 3, Region")).toBeDefined();
  });
});

describe("SaveState", () => {
  it("says where the work is stored", () => {
    const at = new Date(2026, 10, 20, 14, 5).getTime();
    const { rerender } = render(<SaveState state={{ kind: "saved", at }} />);
    expect(status()).toBe("Saved 14:05");
    rerender(<SaveState state={{ kind: "kept_here", at }} />);
    expect(status()).toBe("Saved in this browser, 14:05");
    rerender(<SaveState state={{ kind: "offline" }} />);
    expect(status()).toBe("Offline: saved in this browser, sent later");
    rerender(<SaveState state={{ kind: "busy" }} />);
    expect(status()).toBe("The server is busy: saved in this browser, sent in a moment");
    rerender(<SaveState state={{ kind: "session" }} />);
    expect(status()).toBe("Saved in this browser until you log in");
    rerender(<SaveState state={{ kind: "not_sent", reason: "your account is full." }} />);
    expect(status()).toBe("Kept here only: your account is full.");
    rerender(<SaveState state={{ kind: "none" }} />);
    expect(status()).toBe("");
  });

  it("offers a retry only after a failure", () => {
    const onRetry = nothing();
    const { rerender } = render(<SaveState state={{ kind: "guest" }} onRetry={onRetry} />);
    expect(screen.queryByRole("button")).toBeNull();
    rerender(<SaveState state={{ kind: "busy" }} onRetry={onRetry} />);
    expect(screen.queryByRole("button")).toBeNull();
    rerender(<SaveState state={{ kind: "not_saved" }} onRetry={onRetry} />);
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe("notices and progress", () => {
  it("an announcement is inserted into a live region that already exists", () => {
    const { rerender } = render(<Announcer message="Saved" />);
    const region = screen.getByRole("status");
    expect(region.textContent).toBe("Saved");
    act(() => rerender(<Announcer message="Deleted" />));
    expect(region.textContent).toBe("Deleted");
  });

  it("a toast can be acted on and dismissed", () => {
    const [onAct, onClose] = [nothing(), nothing()];
    render(<Toast message="“Event cups” is deleted." action={{ label: "Undo", onAct }} onClose={onClose} />);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(onAct).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
