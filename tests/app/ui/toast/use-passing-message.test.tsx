import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { usePassingMessage } from "../../../../app/ui/toast/use-passing-message.ts";

const Example = () => {
  const [message, show] = usePassingMessage();
  return (
    <>
      <output>{message ?? "nothing"}</output>
      <button onClick={() => show("Saved.")}>show</button>
      <button onClick={() => show(null)}>dismiss</button>
    </>
  );
};

describe("usePassingMessage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const shown = () => screen.getByRole("status").textContent;
  const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it("shows a message for eight seconds; the same message again restarts the time", () => {
    render(<Example />);
    expect(shown()).toBe("nothing");
    click("show");
    wait(6000);
    click("show");
    wait(7999);
    expect(shown()).toBe("Saved.");
    wait(1);
    expect(shown()).toBe("nothing");
  });

  it("hides the message at once when it is dismissed", () => {
    render(<Example />);
    click("show");
    click("dismiss");
    expect(shown()).toBe("nothing");
  });
});
