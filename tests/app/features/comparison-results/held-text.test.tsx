import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHeldText } from "../../../../app/features/comparison-results/use-results-title.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Args = readonly [text: string, first: string, wait: Parameters<typeof useHeldText>[2]];
const held = (...initial: Args) => {
  const seen: string[] = [];
  const { rerender } = renderHook(
    ({ args }: { readonly args: Args }) => {
      const text = useHeldText(...args, "Checking");
      if (seen.at(-1) !== text) seen.push(text);
    },
    { initialProps: { args: initial } },
  );
  return { seen, to: (...args: Args) => rerender({ args }) };
};
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test("the title waits for the draws and changes once", () => {
  const { seen, to } = held("A is best", "Scoring", "draws");
  pass(200);
  to("Too close to call", "Scoring", "none");
  pass(1000);
  expect(seen).toEqual(["Scoring", "Too close to call"]);
});

test("after 300 ms the title says neither, until the draws arrive", () => {
  const { seen, to } = held("A is best", "Scoring", "draws");
  pass(299);
  expect(seen).toEqual(["Scoring"]);
  pass(1);
  expect(seen).toEqual(["Scoring", "Checking"]);
  to("Too close to call", "Scoring", "none");
  expect(seen).toEqual(["Scoring", "Checking", "Too close to call"]);
});

test("while new scores are computed the last title stays, however long that takes", () => {
  const { seen, to } = held("A is best", "Scoring", "none");
  to("B is best", "Scoring", "scores");
  pass(5000);
  to("B is best", "Scoring", "draws");
  pass(100);
  to("B is best", "Scoring", "none");
  expect(seen).toEqual(["A is best", "B is best"]);
});
