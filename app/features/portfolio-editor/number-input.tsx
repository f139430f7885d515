import { useId, useState } from "react";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatCount } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import * as styles from "./editor-table.css.ts";
import { pastedCells } from "./pasted-quantities.ts";
import type { ReadQuantity } from "./quantity-rule.ts";

interface NumberInputProps {
  readonly label: string;
  /** formatted value, shown unless the user is typing */
  readonly shown: string;
  /** parses typed text into a number of uses or a fault */
  readonly read: (typed: string) => ReadQuantity;
  /** called in the key event with every valid number; must be fast */
  readonly onType: (quantity: number) => void;
  /** called on blur or Enter after a valid number: the number is kept */
  readonly onSettle: () => void;
  /** called when the last typed text was invalid and is discarded */
  readonly onDrop: () => void;
  /** called with the cells of a spreadsheet; a plain field would join them into one number */
  readonly onPaste: (cells: readonly string[]) => void;
  /** called to move to the same field of the line above or below */
  readonly onMove: (by: 1 | -1) => void;
  /** `data-field` of the input, to find it again after the table has scrolled */
  readonly name: string;
}

/** A number in a table row; during typing a fault shows below it, with a button for a valid number if there is one. */
export const NumberInput = (props: NumberInputProps) => {
  const { label, shown, read, onType, onSettle, onDrop, onPaste, onMove, name } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const faultId = useId();
  const answer = typed === null ? null : read(typed);
  const fault = answer?.ok === false ? answer : null;

  const take = (text: string) => {
    setTyped(text);
    const next = read(text);
    if (next.ok) onType(next.quantity);
  };
  const leave = () => {
    if (typed === null) return;
    setTyped(null);
    if (fault) onDrop();
    else onSettle();
  };
  return (
    <>
      <input
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
        data-field={name}
        value={typed ?? shown}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => take(event.currentTarget.value)}
        onPaste={(event) => {
          const cells = pastedCells(event.clipboardData.getData("text/plain"));
          if (cells === null) return;
          event.preventDefault();
          if (typed !== null) {
            setTyped(null);
            onDrop();
          }
          onPaste(cells);
        }}
        onBlur={(event) => {
          // the button for the offered number is part of the field
          if (event.relatedTarget instanceof Node && event.currentTarget.parentElement?.contains(event.relatedTarget))
            return;
          leave();
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape" && typed !== null) {
            setTyped(null);
            onDrop();
          }
          const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" || event.key === "Enter" ? 1 : null;
          if (by === null || fault) return;
          event.preventDefault();
          onMove(by);
          // if onMove has moved the focus, the blur event has already called leave
          if (document.activeElement === event.currentTarget) leave();
        }}
      />
      {fault && (
        <span className={styles.fault}>
          <span id={faultId} role="alert">
            {portfolioEditorTexts.quantityFaults[fault.fault]}
          </span>
          {fault.offer !== null && (
            <Button
              size="small"
              onClick={() => {
                onType(fault.offer);
                setTyped(null);
                onSettle();
              }}
            >
              {portfolioEditorTexts.takeOffer(formatCount(fault.offer))}
            </Button>
          )}
        </span>
      )}
    </>
  );
};
