// @vitest-environment node
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moved, NO_HISTORY, withStep, type History } from "../../../../app/state/core/history.ts";
import { joined, type PortfolioStep } from "../../../../app/state/portfolio/portfolio-history.ts";
import {
  append,
  applyEdits,
  remove,
  setQuantity,
  type LineEdit,
} from "../../../../workers/engine/portfolio/line-edit.ts";
import { LineTable } from "../../../../workers/engine/portfolio/line-table.ts";

const line = (quantity: number) => ({ usecase_id: "cup", prodsys_id: "mug", food_id: "tea", quantity, label: "" });
const START = LineTable.of([line(1), line(2), line(3)]);

interface State {
  readonly table: LineTable;
  readonly history: History<PortfolioStep>;
}

const edited = ({ table, history }: State, edits: readonly LineEdit[], group: string | null): State => {
  const { table: next, inverse } = applyEdits(table, edits);
  const step: PortfolioStep = {
    what: "step",
    group,
    undo: { kind: "entries", edits: inverse },
    redo: { kind: "entries", edits },
  };
  return { table: next, history: withStep(history, step, joined) };
};
const editsIn = (step: PortfolioStep | undefined, way: "undo" | "redo"): readonly LineEdit[] => {
  const change = step?.[way];
  return change?.kind === "entries" ? change.edits : [];
};
const back = ({ table, history }: State): State => {
  const { table: before, refused } = applyEdits(table, editsIn(history.past.at(-1), "undo"));
  expect(refused).toEqual([]);
  return { table: before, history: moved(history, "undo") };
};
const forward = ({ table, history }: State): State => {
  const { table: next, refused } = applyEdits(table, editsIn(history.future[0], "redo"));
  expect(refused).toEqual([]);
  return { table: next, history: moved(history, "redo") };
};

const BEGIN: State = { table: START, history: NO_HISTORY };

describe("steps of a portfolio", () => {
  test("digits of one number are one step; another line, or a step in between, starts a new one", () => {
    let state = BEGIN;
    for (const quantity of [1, 18, 186])
      state = edited(state, [setQuantity(state.table, 0, quantity * 1000)], "line 0");
    expect(state.history.past).toHaveLength(1);
    state = edited(state, [setQuantity(state.table, 1, 9)], "line 1");
    state = edited(state, [setQuantity(state.table, 0, 7)], "line 0");
    expect(state.history.past).toHaveLength(3);
    state = back(back(back(state)));
    expect(state.table.equals(START)).toBe(true);
  });

  test("after any edits, undo leads to the beginning and redo to the end", () => {
    const kinds = fc.record({
      kind: fc.constantFrom("set", "typed", "append", "remove"),
      at: fc.nat(20),
      quantity: fc.integer({ min: 1, max: 1e6 }),
    });
    fc.assert(
      fc.property(fc.array(kinds, { maxLength: 30 }), (steps) => {
        let state = BEGIN;
        for (const { kind, at, quantity } of steps) {
          const { table } = state;
          const place = at % table.length;
          if (kind === "append") state = edited(state, [append(table, LineTable.of([line(quantity)]))], null);
          else if (kind === "remove" && table.length > 1)
            state = edited(state, [remove(table, Uint32Array.of(place))], null);
          else state = edited(state, [setQuantity(table, place, quantity)], kind === "typed" ? `line ${place}` : null);
        }
        const end = state.table;
        const count = state.history.past.length;
        for (let at = 0; at < count; at++) state = back(state);
        expect(state.table.equals(START)).toBe(true);
        for (let at = 0; at < count; at++) state = forward(state);
        expect(state.table.equals(end)).toBe(true);
      }),
    );
  });
});
