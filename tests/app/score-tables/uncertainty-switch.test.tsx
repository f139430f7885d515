import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { UncertaintySwitch } from "../../../app/score-tables/uncertainty-switch.tsx";

afterEach(cleanup);

test("shows and hides the uncertainty, and says that draws are running", () => {
  const [onShow, onHide] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { rerender } = render(<UncertaintySwitch isShown={false} isWaiting={false} {...{ onShow, onHide }} />);
  fireEvent.click(screen.getByRole("button", { name: "Show uncertainty" }));
  expect(onShow).toHaveBeenCalledOnce();
  rerender(<UncertaintySwitch isShown isWaiting {...{ onShow, onHide }} />);
  expect(screen.getByText("Drawing…")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Hide uncertainty" }));
  expect(onHide).toHaveBeenCalledOnce();
  rerender(<UncertaintySwitch isShown isWaiting={false} {...{ onShow, onHide }} />);
  expect(screen.queryByText("Drawing…")).toBeNull();
});
