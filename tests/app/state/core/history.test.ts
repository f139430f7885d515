// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  moved,
  nextStep,
  NO_HISTORY,
  withStep,
  withoutStep,
  type History,
} from "../../../../app/state/core/history.ts";

interface Step {
  readonly text: string;
  readonly group: string | null;
}

const join = (earlier: Step, later: Step): Step | null =>
  later.group !== null && later.group === earlier.group ? { ...later, text: earlier.text + later.text } : null;
const after = (steps: readonly Step[], start: History<Step> = NO_HISTORY) =>
  steps.reduce((history, step) => withStep(history, step, join), start);
const texts = (history: History<Step>) => [
  history.past.map(({ text }) => text),
  history.future.map(({ text }) => text),
];
const steps = fc.array(fc.record({ text: fc.string(), group: fc.constantFrom(null, "name", "mass") }), {
  maxLength: 30,
});

describe("an undo history", () => {
  it("undoes every step from the last to the first, and redoes them in the other order", () => {
    fc.assert(
      fc.property(steps, (given) => {
        const made = after(given);
        let history: History<Step> = made;
        for (const step of made.past.toReversed()) {
          expect(nextStep(history, "undo")).toBe(step);
          history = moved(history, "undo");
        }
        expect(nextStep(history, "undo")).toBeUndefined();
        for (const step of made.past) {
          expect(nextStep(history, "redo")).toBe(step);
          history = moved(history, "redo");
        }
        expect(texts(history)).toEqual(texts(made));
      }),
    );
  });

  it("keeps 200 steps; a new step discards the redo steps", () => {
    const made = after(Array.from({ length: 210 }, (_, at) => ({ text: `${at}`, group: null })));
    expect(made.past.map(({ text }) => text).slice(0, 2)).toEqual(["10", "11"]);
    expect(made.past).toHaveLength(200);
    expect(after([{ text: "new", group: null }], moved(made, "undo")).future).toEqual([]);
  });

  it("joins steps of one group, but not across another step, an undo or a redo", () => {
    const typed = after([
      { text: "a", group: "name" },
      { text: "b", group: "name" },
      { text: "c", group: "mass" },
      { text: "d", group: "name" },
    ]);
    expect(texts(typed)).toEqual([["ab", "c", "d"], []]);
    const undone = after([{ text: "e", group: "mass" }], moved(typed, "undo"));
    expect(texts(undone)).toEqual([["ab", "c", "e"], []]);
    const redone = after([{ text: "f", group: "name" }], moved(moved(typed, "undo"), "redo"));
    expect(texts(redone)).toEqual([["ab", "c", "d", "f"], []]);
  });

  it("drops a step that could not be undone, or that was refused later", () => {
    const made = after([
      { text: "a", group: null },
      { text: "b", group: null },
    ]);
    expect(texts(moved(made, "undo", false))).toEqual([["a"], []]);
    const undone = moved(made, "undo");
    const [refused] = undone.future;
    expect(refused && texts(withoutStep(undone, refused))).toEqual([["a"], []]);
  });
});
