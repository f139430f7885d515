import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DayBars } from "../../../app/charts/day-bars.tsx";

afterEach(cleanup);

const COUNTS = [0, 4, 0, 0, 8, 1, 0];
const days = COUNTS.map((count, at) => ({ day: `2026-11-0${at + 1}`, count, said: `day ${at + 1}: ${count}` }));
const show = () => {
  const onOpen = vi.fn<(day: string) => void>();
  render(<DayBars label="Opened" days={days} ends={["1", "7"]} most="8" summary="13 in all" onOpen={onOpen} />);
  return onOpen;
};
const bars = () => screen.getAllByRole("button");
const heights = () => bars().map((bar) => bar.querySelector("span")?.style.height);

describe("DayBars", () => {
  it("draws each day with a count in proportion to the largest", () => {
    show();
    expect(bars().map((bar) => bar.getAttribute("aria-label"))).toEqual(["day 2: 4", "day 5: 8", "day 6: 1"]);
    expect(heights()).toEqual(["50%", "100%", "12.5%"]);
  });

  it("has the last day in the tab order; arrow keys skip days without a count", () => {
    show();
    expect(bars().map((bar) => bar.tabIndex)).toEqual([-1, -1, 0]);
    bars()[2]?.focus();
    for (const [key, expected] of [
      ["ArrowLeft", 1],
      ["ArrowLeft", 0],
      ["ArrowLeft", 0],
      ["End", 2],
      ["Home", 0],
    ] as const) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      expect(document.activeElement).toBe(bars()[expected]);
    }
  });

  it("shows the hovered or focused day above the bars, otherwise the summary", () => {
    show();
    expect(screen.getByText("13 in all")).toBeTruthy();
    fireEvent.focus(bars()[0] as HTMLElement);
    expect(screen.getByText("day 2: 4")).toBeTruthy();
    fireEvent.mouseEnter(bars()[1] as HTMLElement);
    expect(screen.getByText("day 5: 8")).toBeTruthy();
  });

  it("opens the clicked day", () => {
    const onOpen = show();
    fireEvent.click(bars()[1] as HTMLElement);
    expect(onOpen).toHaveBeenCalledWith("2026-11-05");
  });
});
