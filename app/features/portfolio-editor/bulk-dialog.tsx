import { useAtom } from "jotai";
import { useState } from "react";
import { bulkDraftAtom } from "../../state/core/dialog-drafts.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatCount } from "../../text/format.ts";
import { named } from "../../text/short-name.ts";
import { parseNumber } from "../../text/parse-number.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { ComboBox } from "../../ui/combo-box/combo-box.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import type { FoodOption } from "./food-cell.tsx";
import * as styles from "./editor.css.ts";
import { LINE_TEXTS, lineTextName, LONGEST_TEXT, textFault, textToSave, type LineText } from "./line-texts.ts";
import { readQuantity } from "./quantity-rule.ts";

/** Bulk edits of the chosen lines. */
export type BulkKind = "set" | "scale" | "food" | "product" | "label";

/** A bulk edit with its value. */
export type BulkChange =
  | { readonly kind: "set"; readonly quantity: number }
  /** 1 = unchanged */
  | { readonly kind: "scale"; readonly factor: number }
  | { readonly kind: "food"; readonly food_id: string }
  | { readonly kind: "product"; readonly prodsys_id: string }
  | { readonly kind: "label"; readonly field: LineText; readonly text: string };

interface BulkDialogProps {
  readonly id: string;
  readonly kind: BulkKind;
  readonly count: number;
  readonly foods: readonly FoodOption[];
  /** products of the use case that all chosen lines have */
  readonly products: readonly { readonly prodsys_id: string; readonly name: string }[];
  readonly onApply: (change: BulkChange) => void;
  readonly onClose: () => void;
}

const words = portfolioEditorTexts.bulk;
const MAX_PERCENT = 100_000;

const readFactor = (typed: string): number | null => {
  const percent = parseNumber(typed.replace(/\s*%$/, ""));
  return percent !== null && percent > 0 && percent <= MAX_PERCENT ? percent / 100 : null;
};

/** Reads the value of a bulk edit; nothing changes until the user applies it. */
export const BulkDialog = ({ id, kind, count, foods, products, onApply, onClose }: BulkDialogProps) => {
  const [draft, keep] = useAtom(bulkDraftAtom(`${id} ${kind}`));
  const shown = draft ?? { typed: kind === "scale" ? "100" : "", chosen: null };
  const { typed, chosen } = shown;
  const setTyped = (text: string) => keep({ ...shown, typed: text });
  const setChosen = (value: string | null) => keep({ ...shown, chosen: value });
  const close = () => {
    keep(null);
    onClose();
  };
  const [isChecked, setChecked] = useState(false);
  const field = LINE_TEXTS.find((one) => one === chosen) ?? "label";
  const text = textToSave(field, typed);
  const quantity = readQuantity(typed);
  const factor = readFactor(typed);

  const change = (): BulkChange | null => {
    switch (kind) {
      case "set":
        return quantity.ok ? { kind, quantity: quantity.quantity } : null;
      case "scale":
        return factor === null ? null : { kind, factor };
      case "food":
        return chosen === null ? null : { kind, food_id: chosen };
      case "product":
        return chosen === null ? null : { kind, prodsys_id: chosen };
      case "label":
        return text === null ? null : { kind, field, text };
    }
  };
  const ready = change();
  const apply = () => {
    setChecked(true);
    if (ready === null) return;
    onApply(ready);
    keep(null);
  };
  const shownField = () => {
    switch (kind) {
      case "set":
        return (
          <TextField
            label={words.quantity}
            inputMode="numeric"
            value={typed}
            onChange={setTyped}
            error={isChecked && !quantity.ok ? portfolioEditorTexts.quantityFaults[quantity.fault] : undefined}
          />
        );
      case "scale":
        return (
          <TextField
            label={words.factor}
            inputMode="decimal"
            value={typed}
            onChange={setTyped}
            hint={words.factorHint}
            error={isChecked && factor === null ? words.factorFault : undefined}
          />
        );
      case "food":
        return (
          <ComboBox
            label={words.newFood}
            value={chosen}
            onChange={setChosen}
            clearable
            options={foods.map(({ food_id, food_name }) => ({ value: food_id, ...named(food_name) }))}
          />
        );
      case "product":
        return (
          <ComboBox
            label={words.newProduct}
            hint={words.sameServing}
            value={chosen}
            onChange={setChosen}
            clearable
            options={products.map(({ prodsys_id, name }) => ({ value: prodsys_id, ...named(name) }))}
          />
        );
      case "label":
        return (
          <>
            <Select
              label={words.whichText}
              value={field}
              onChange={setChosen}
              options={LINE_TEXTS.map((value) => ({ value, label: lineTextName(value) }))}
            />
            <TextField
              label={lineTextName(field)}
              maxLength={LONGEST_TEXT}
              value={typed}
              onChange={setTyped}
              hint={field === "date" ? lineDetailTexts.dateHint : words.labelHint}
              error={textFault(field, typed)}
            />
          </>
        );
    }
  };
  return (
    <Dialog
      title={words.titles[kind](words.what(count, formatCount(count)))}
      onClose={close}
      actions={[
        { label: words.cancel, onAct: close },
        {
          label: words.apply,
          kind: "primary",
          onAct: apply,
          disabled: (kind === "food" || kind === "product" || kind === "label") && ready === null,
        },
      ]}
    >
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        {shownField()}
      </form>
    </Dialog>
  );
};
