import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queuePerFrame } from "../../../app/scheduling/turns.ts";
import { useInTurn } from "../../../app/scheduling/use-in-turn.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The wait for a frame in a hidden tab, which is longer than in a visible one. */
const frame = () => act(() => vi.advanceTimersByTimeAsync(100));

const recorded = () => {
  const runs: string[] = [];
  return { runs, take: (place: number, name: string) => queuePerFrame(place, () => void runs.push(name)) };
};

test("runs one turn per frame, the lowest place first, each after the previous is done", async () => {
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

test("a turn cancelled before it runs does not delay the others", async () => {
  const { runs, take } = recorded();
  const cancel = take(1, "a");
  const done = take(2, "b");
  cancel();
  await frame();
  expect(runs).toEqual(["b"]);
  done();
});

test("runs turns without animation frames, as in a hidden tab", async () => {
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

test("sections show the first value at once and later values in turn", async () => {
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

test("a held value is not shown, and an unmounted section gives up its turn", async () => {
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
