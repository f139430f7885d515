import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useCallback, useEffect, useState } from "react";
import type { Catalogue, CatalogueFood } from "../../../workers/engine/catalogue.ts";
import { setItem, setQuantities } from "../../../workers/engine/portfolio/line-edit.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { useUndoKeys } from "../../choices/undo-buttons.tsx";
import type { UndoWay } from "../../state/core/history.ts";
import type { Outcome } from "../../state/core/outcome.ts";
import type { LineEdits, StepName } from "../../state/portfolio/editing-queue.ts";
import { editLinesAtom, movePortfolioAtom, portfolioUndoAtom } from "../../state/portfolio/portfolio-editing.ts";
import { portfolioNamesAtom } from "../../state/portfolio/portfolio-names.ts";
import { portfolioTableAtom } from "../../state/portfolio/portfolio-table.ts";
import { commitQuantityAtom, dropQuantityAtom, typeQuantityAtom } from "../../state/portfolio/typed-quantity.ts";
import { partTexts } from "../../text/en/parts.ts";
import { portfolioEditorTexts as words } from "../../text/en/portfolio-editor.ts";
import { formatCount, productName } from "../../text/format.ts";
import { usePassingMessage } from "../../ui/toast/use-passing-message.ts";
import type { FoodOption } from "./food-cell.tsx";
import { pastedQuantities, type PastedQuantities } from "./pasted-quantities.ts";

/**
 * Foods allowed for a line, in list order: without foods that another line has for the same product and use case
 * (specification section 5).
 */
export const foodOptions = (
  foods: readonly CatalogueFood[],
  table: LineTable,
  place: number,
): readonly FoodOption[] => {
  const { product, food, useCase } = table.columns;
  const taken = new Set<string>();
  for (let at = 0; at < table.length; at++) {
    if (at !== place && product[at] === product[place] && useCase[at] === useCase[place])
      taken.add(table.idOf(food[at] ?? 0));
  }
  const own = table.idOf(food[place] ?? 0);
  return foods
    .filter(({ food_id }) => food_id === own || !taken.has(food_id))
    .toSorted((a, b) => a.order - b.order || a.food_name.localeCompare(b.food_name, "en"));
};

/** Why pasted cells were refused; null = the target field is not a quantity. */
const pasteFault = (read: Exclude<PastedQuantities, { readonly ok: true }> | null): string => {
  if (read === null) return words.pasted.notHere;
  switch (read.fault) {
    case "columns":
      return words.pasted.columns;
    case "too_many":
      return words.pasted.tooMany(formatCount(read.cells), formatCount(read.lines));
    case "no_quantity":
      return words.pasted.noQuantity(formatCount(read.at + 1), read.cell);
  }
};

/**
 * Edits of lines with their messages. Every function is stable while the portfolio stays the same, so that rows render only
 * when their own line changes.
 */
export const useLineEdits = (id: string, catalogue: Catalogue) => {
  const store = useStore();
  const next = useAtomValue(portfolioUndoAtom(id));
  const edit = useSetAtom(editLinesAtom);
  const type = useSetAtom(typeQuantityAtom);
  const commit = useSetAtom(commitQuantityAtom);
  const drop = useSetAtom(dropQuantityAtom);
  const moveStep = useSetAtom(movePortfolioAtom);
  const [message, setMessage] = useState("");
  const [done, setDone] = usePassingMessage();
  const [failure, setFailure] = useState<string | null>(null);

  const report = useCallback(
    (outcome: Outcome<unknown>, what: string | null = null): void => {
      if (outcome.ok) {
        setFailure(null);
        setDone(what);
      } else setFailure(outcome.problem.code === "conflict" ? words.refused : words.failed);
    },
    [setDone],
  );
  const change = useCallback(
    (edits: LineEdits, name: StepName, what?: string): void =>
      void edit(id, edits, name).then((outcome) => report(outcome, what)),
    [edit, id, report],
  );
  const lineAt = useCallback(
    (place: number) => {
      const table = store.get(portfolioTableAtom(id));
      return table === null || place >= table.length ? null : table.line(place);
    },
    [id, store],
  );
  const nameAt = useCallback(
    (place: number): string => {
      const line = lineAt(place);
      return line === null ? "" : productName(store.get(portfolioNamesAtom).product(line.prodsys_id).name);
    },
    [lineAt, store],
  );
  const setFood = useCallback(
    (place: number, food_id: string) =>
      change((table) => [setItem(table, place, { food_id })], {
        what: words.steps.food(nameAt(place)),
        group: `food ${place}`,
      }),
    [change, nameAt],
  );
  const typeQuantity = useCallback(
    (place: number, quantity: number) => type(id, place, quantity, words.steps.quantity(nameAt(place))),
    [type, id, nameAt],
  );
  const settle = useCallback(() => void commit(), [commit]);
  const pasteQuantities = useCallback(
    (places: Uint32Array, at: number, field: string, cells: readonly string[]): void => {
      const below = places.slice(at);
      const read = field === "quantity" ? pastedQuantities(cells, below.length) : null;
      if (read?.ok !== true) return setFailure(pasteFault(read));
      // edits list their lines in table order, not in view order
      const byPlace = new Map(read.quantities.map((quantity, nth) => [below[nth] ?? 0, quantity]));
      const rising = Uint32Array.from(byPlace.keys()).toSorted();
      const count = formatCount(rising.length);
      change(
        (table) => [setQuantities(table, rising, (before, nth) => byPlace.get(rising[nth] ?? 0) ?? before)],
        { what: words.steps.bulkQuantity(count) },
        words.bulk.changed(rising.length, count),
      );
    },
    [change],
  );
  const dropTyped = useCallback(
    (place: number) => {
      drop();
      const line = lineAt(place);
      if (line !== null) setMessage(words.keptQuantity(nameAt(place), formatCount(line.quantity)));
    },
    [drop, lineAt, nameAt],
  );
  const foodsAt = useCallback(
    (place: number) => {
      const table = store.get(portfolioTableAtom(id));
      return table === null || place >= table.length ? [] : foodOptions(catalogue.foods, table, place);
    },
    [catalogue, id, store],
  );
  const onCopied = useCallback((lines: number) => setDone(words.copied(lines, formatCount(lines))), [setDone]);
  const move = useCallback(
    async (way: UndoWay) => {
      const outcome = await moveStep(id, way);
      if (outcome.ok) report(outcome, outcome.value === null ? null : partTexts.history.done[way](outcome.value));
      else setFailure(words.notUndone);
    },
    [id, moveStep, report],
  );
  useUndoKeys(move);
  // leaving commits a typed quantity. `beforeunload` comes first, and leaves the browser time to write
  useEffect(() => {
    const pageEvents = ["beforeunload", "pagehide"] as const;
    for (const name of pageEvents) window.addEventListener(name, settle);
    document.addEventListener("visibilitychange", settle);
    return () => {
      for (const name of pageEvents) window.removeEventListener(name, settle);
      document.removeEventListener("visibilitychange", settle);
      settle();
    };
  }, [settle]);

  return {
    /** announced to screen readers only */
    message,
    onMessage: setMessage,
    /** result of the last edit, whose lines may be off screen; null = none */
    done,
    onRead: () => setDone(null),
    /** why the last edit failed; null = it succeeded */
    failure,
    report,
    change,
    nameAt,
    setFood,
    typeQuantity,
    pasteQuantities,
    /** called after the chosen lines were copied to the clipboard */
    onCopied,
    settle,
    dropTyped,
    foodsAt,
    next,
    move,
  };
};
