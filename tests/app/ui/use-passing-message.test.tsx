import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { usePassingMessage } from "../../../app/ui/use-passing-message.ts";

const Teller = () => {
  const [message, say] = usePassingMessage();
  return (
    <>
      <output>{message ?? "nothing"}</output>
      <button onClick={() => say("Saved.")}>say</button>
      <button onClick={() => say(null)}>dismiss</button>
    </>
  );
};

describe("a message that passes", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const shown = () => screen.getByRole("status").textContent;
  const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it("stands for eight seconds from when it was said last, also in the same words", () => {
    render(<Teller />);
    expect(shown()).toBe("nothing");
    click("say");
    wait(6000);
    click("say");
    wait(7999);
    expect(shown()).toBe("Saved.");
    wait(1);
    expect(shown()).toBe("nothing");
  });

  it("goes at once when it is dismissed", () => {
    render(<Teller />);
    click("say");
    click("dismiss");
    expect(shown()).toBe("nothing");
  });
});
