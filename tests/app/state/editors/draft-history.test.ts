import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newHistory, changedTo, redone, undone } from "../../../../app/state/editors/draft-history.ts";

const steps = fc.array(fc.record({ to: fc.nat(), typing: fc.constantFrom(null, "name", "mass") }), { maxLength: 30 });
const after = (changes: readonly { readonly to: number; readonly typing: string | null }[]) =>
  changes.reduce((history, { to, typing }) => changedTo(history, to, typing), newHistory(-1));

describe("the history of a draft", () => {
  it("undoes to the beginning and redoes to the end, through the same states", () => {
    fc.assert(
      fc.property(steps, (changes) => {
        let history = after(changes);
        const count = history.past.length;
        const there = [history.now];
        for (let step = 0; step < count; step++) {
          history = undone(history);
          there.push(history.now);
        }
        expect(history.now).toBe(-1);
        expect(undone(history)).toBe(history);
        const back = [history.now];
        for (let step = 0; step < count; step++) {
          history = redone(history);
          back.push(history.now);
        }
        expect(back).toEqual(there.toReversed());
        expect(redone(history)).toBe(history);
      }),
    );
  });

  it("counts characters of one text as one step, and of another text as the next step", () => {
    const typed = after([
      { to: 1, typing: "name" },
      { to: 2, typing: "name" },
      { to: 3, typing: "mass" },
      { to: 4, typing: "mass" },
      { to: 5, typing: null },
      { to: 6, typing: null },
    ]);
    const seen = [typed.now];
    for (let history = typed; history.past.length > 0;) {
      history = undone(history);
      seen.push(history.now);
    }
    expect(seen).toEqual([6, 5, 4, 2, -1]);
  });

  it("typing after an undo is a new step, and the redo steps are gone", () => {
    const history = changedTo(
      undone(
        after([
          { to: 1, typing: "name" },
          { to: 2, typing: null },
        ]),
      ),
      3,
      "name",
    );
    expect(history.future).toEqual([]);
    expect(undone(history).now).toBe(1);
  });
});
