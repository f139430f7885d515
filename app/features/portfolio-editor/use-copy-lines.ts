import { useEffect } from "react";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { neutralised } from "../../../edge-api/contract/formulas.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { productName } from "../../text/format.ts";
import type { LineSet } from "./line-set.ts";

/** Text of a cell for a spreadsheet: on one line, and not a formula. */
const cell = (text: string): string => neutralised(text.replaceAll(/[\t\r\n]+/g, " "));

/** Lines as tab-separated cells: use case, product, food, label, quantity, and the details that any line of the table has. */
export const copiedLines = (table: LineTable, names: PortfolioNames, places: Uint32Array): string =>
  Array.from(places, (place) => {
    const line = table.line(place);
    const { usecase_id, prodsys_id, food_id, label, quantity } = line;
    const texts = [names.usecase(usecase_id), productName(names.product(prodsys_id).name), names.food(food_id), label];
    return [...texts.map(cell), quantity, ...table.details.map((name) => cell(line[name] ?? ""))].join("\t");
  }).join("\n");

/** Whether text is selected, in a field or on the page. */
const isTextSelected = (): boolean => {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement) return true;
  if (field instanceof HTMLInputElement && field.type !== "checkbox" && field.type !== "radio") return true;
  return document.getSelection()?.isCollapsed === false;
};

/** Makes the copy command put the chosen lines on the clipboard, unless text is selected or a dialog is open. */
export const useCopyLines = (
  table: LineTable,
  names: PortfolioNames,
  selection: LineSet,
  onCopied: (lines: number) => void,
): void =>
  useEffect(() => {
    if (selection.size === 0) return undefined;
    const copy = (event: ClipboardEvent) => {
      if (event.clipboardData === null || isTextSelected() || document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", copiedLines(table, names, selection.places));
      onCopied(selection.size);
    };
    document.addEventListener("copy", copy);
    return () => document.removeEventListener("copy", copy);
  }, [table, names, selection, onCopied]);
