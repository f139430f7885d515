import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeTurn } from "../../../app/ui/turns.ts";
import { useInTurn } from "../../../app/ui/use-in-turn.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** As long as a hidden tab waits for a frame; more than a shown one does. */
const frame = () => act(() => vi.advanceTimersByTimeAsync(100));

const recorded = () => {
  const runs: string[] = [];
  return { runs, take: (place: number, name: string) => takeTurn(place, () => void runs.push(name)) };
};

test("one turn a frame, the lowest place first, each after the one before is done", async () => {
  const { runs, take } = recorded();
  const done = { c: take(3, "c"), a: take(1, "a"), b: take(2, "b") };
  expect(runs).toEqual([]);
  await frame();
  expect(runs).toEqual(["a"]);
  await frame();
  expect(runs).toEqual(["a"]);
  done.a();
  await frame();
  expect(runs).toEqual(["a", "b"]);
  done.b();
  await frame();
  done.c();
  expect(runs).toEqual(["a", "b", "c"]);
});

test("a turn that is taken back before it comes does not hold up the others", async () => {
  const { runs, take } = recorded();
  const takeBack = take(1, "a");
  const done = take(2, "b");
  takeBack();
  await frame();
  expect(runs).toEqual(["b"]);
  done();
});

test("without frames, as in a hidden tab, turns come all the same", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const { runs, take } = recorded();
  const done = take(1, "a");
  await frame();
  vi.unstubAllGlobals();
  expect(runs).toEqual(["a"]);
  done();
});

interface PartProps {
  readonly value: string;
  readonly place: number;
  readonly hold?: boolean;
}
const Part = ({ value, place, hold }: PartProps) => <p>{useInTurn(value, place, hold)}</p>;
const shown = () => screen.queryAllByText(/./).flatMap((p) => (p.tagName === "P" ? [p.textContent] : []));

test("parts of a page show the first value at once and later ones in turn", async () => {
  const page = (value: string) => (
    <>
      <Part value={`${value} below`} place={2} />
      <Part value={value} place={1} />
    </>
  );
  const { rerender } = render(page("old"));
  expect(shown()).toEqual(["old below", "old"]);
  rerender(page("new"));
  expect(shown()).toEqual(["old below", "old"]);
  await frame();
  await frame();
  await frame();
  expect(shown()).toEqual(["new below", "new"]);
});

test("a value that is on its way is not shown; what has gone from the page leaves its turn to others", async () => {
  const { rerender } = render(<Part value="old" place={1} />);
  rerender(<Part value="on its way" place={1} hold />);
  await frame();
  expect(shown()).toEqual(["old"]);
  rerender(<Part value="there" place={1} />);
  rerender(<p>another page</p>);
  const { runs, take } = recorded();
  const done = take(5, "other");
  await frame();
  expect(runs).toEqual(["other"]);
  done();
});
