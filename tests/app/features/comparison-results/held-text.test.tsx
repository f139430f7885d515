import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHeldText } from "../../../../app/features/comparison-results/use-results-title.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Args = Parameters<typeof useHeldText>;
const held = (...initial: Args) => {
  const seen: string[] = [];
  const { rerender } = renderHook(
    ({ args }: { readonly args: Args }) => {
      const text = useHeldText(...args);
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

test("after 300 ms the title is that of the scores alone, until the draws arrive", () => {
  const { seen, to } = held("A is best", "Scoring", "draws");
  pass(299);
  expect(seen).toEqual(["Scoring"]);
  pass(1);
  expect(seen).toEqual(["Scoring", "A is best"]);
  to("Too close to call", "Scoring", "none");
  expect(seen).toEqual(["Scoring", "A is best", "Too close to call"]);
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
