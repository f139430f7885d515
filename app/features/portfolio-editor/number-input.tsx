import { useId, useState } from "react";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatCount } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { useAfterPaint } from "../../scheduling/use-after-paint.ts";
import * as styles from "./entries-table.css.ts";
import { pastedCells } from "./pasted-quantities.ts";
import type { ReadQuantity } from "./quantity-rule.ts";

interface NumberInputProps {
  readonly label: string;
  /** as it is written when nobody types */
  readonly shown: string;
  /** what was typed as a number of uses, or what is wrong with it */
  readonly read: (typed: string) => ReadQuantity;
  /** hears every good number with its key; must be quick */
  readonly onKey: (quantity: number) => void;
  /** hears every good number while it is typed: the scores follow at once */
  readonly onType: (quantity: number) => void;
  /** the field is left or Enter was pressed: what was typed last, if it was good, stays */
  readonly onSettle: () => void;
  /** what was typed last was no quantity and is dropped */
  readonly onDrop: () => void;
  /** cells of a spreadsheet were pasted onto it, which a field would melt into one number */
  readonly onPaste: (cells: readonly string[]) => void;
  /** to the same field of the line above or below */
  readonly onMove: (by: 1 | -1) => void;
  /** finds the field again after the table has scrolled */
  readonly name: string;
}

/** A number in a row of the table; what is wrong with it stands below while it is typed, with the number to take instead. */
export const NumberInput = ({
  label,
  shown,
  read,
  onKey,
  onType,
  onSettle,
  onDrop,
  onPaste,
  onMove,
  name,
}: NumberInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const faultId = useId();
  const answer = typed === null ? null : read(typed);
  const fault = answer?.ok === false ? answer : null;
  const tell = useAfterPaint(onType);

  const take = (text: string) => {
    setTyped(text);
    const next = read(text);
    if (!next.ok) return;
    onKey(next.quantity);
    tell.later(next.quantity);
  };
  const drop = () => {
    tell.forget();
    onDrop();
  };
  const leave = () => {
    if (typed === null) return;
    setTyped(null);
    if (fault) drop();
    else {
      tell.now();
      onSettle();
    }
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
            drop();
          }
          onPaste(cells);
        }}
        onBlur={(event) => {
          // the offer below is part of the field
          if (event.relatedTarget instanceof Node && event.currentTarget.parentElement?.contains(event.relatedTarget))
            return;
          leave();
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape" && typed !== null) {
            setTyped(null);
            drop();
          }
          const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" || event.key === "Enter" ? 1 : null;
          if (by === null || fault) return;
          event.preventDefault();
          onMove(by);
          // a field that the focus has moved from has left by itself
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
                tell.forget();
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
