import { useEffect } from "react";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { neutralised } from "../../../workers/export/csv-cell.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { productName } from "../../text/format.ts";
import type { EntrySelection } from "./entry-selection.ts";

/** A cell of a table that is pasted into a spreadsheet: one line, and no formula. */
const cell = (text: string): string => neutralised(text.replaceAll(/[\t\r\n]+/g, " "));

/** The chosen lines as cells: use case, product, food, label, quantity, and those details that any line of the table has. */
export const copiedLines = (table: EntryTable, names: PortfolioNames, places: Uint32Array): string =>
  Array.from(places, (place) => {
    const line = table.line(place);
    const { usecase_id, prodsys_id, food_id, label, quantity } = line;
    const texts = [names.usecase(usecase_id), productName(names.product(prodsys_id).name), names.food(food_id), label];
    return [...texts.map(cell), quantity, ...table.details.map((name) => cell(line[name] ?? ""))].join("\t");
  }).join("\n");

/** Somebody copies a text that is marked: in a field, or on the page. */
const isTextMarked = (): boolean => {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement) return true;
  if (field instanceof HTMLInputElement && field.type !== "checkbox" && field.type !== "radio") return true;
  return document.getSelection()?.isCollapsed === false;
};

/** Copying puts the chosen lines into the clipboard, unless a text is marked. */
export const useCopyLines = (
  table: EntryTable,
  names: PortfolioNames,
  selection: EntrySelection,
  onCopied: (lines: number) => void,
): void =>
  useEffect(() => {
    if (selection.size === 0) return undefined;
    const copy = (event: ClipboardEvent) => {
      if (event.clipboardData === null || isTextMarked() || document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", copiedLines(table, names, selection.places));
      onCopied(selection.size);
    };
    document.addEventListener("copy", copy);
    return () => document.removeEventListener("copy", copy);
  }, [table, names, selection, onCopied]);
