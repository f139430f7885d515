import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useSettled } from "../../../app/scheduling/use-settled.ts";

afterEach(cleanup);

const Settled = ({ live, isPending }: { readonly live: string; readonly isPending: boolean }) => (
  <output>{useSettled(live, isPending)}</output>
);
const shown = () => screen.getByRole("status").textContent;

test("a pending value keeps the one before until it is settled", () => {
  const { rerender } = render(<Settled live="first" isPending={false} />);
  expect(shown()).toBe("first");
  rerender(<Settled live="half" isPending />);
  expect(shown()).toBe("first");
  rerender(<Settled live="second" isPending={false} />);
  expect(shown()).toBe("second");
  rerender(<Settled live="third" isPending />);
  expect(shown()).toBe("second");
});
