import { useMemo } from "react";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { productName } from "../../text/format.ts";
import { ComboBox } from "../../ui/combo-box/combo-box.tsx";
import { named } from "../../text/short-name.ts";

/** A product whose settings can be copied into a new one. */
export interface BaseProduct {
  readonly prodsys_id: string;
  readonly prodsys_name: string;
  readonly reusable: boolean;
}

interface BaseChoiceProps {
  readonly bases: readonly BaseProduct[];
  /** null = the product was started empty */
  readonly base_id: string | null;
  readonly onBase: (prodsys_id: string) => void;
}

/** Field "Base new product on": built-in and own products of the use case. */
export const BaseChoice = ({ bases, base_id, onBase }: BaseChoiceProps) => {
  const options = useMemo(
    () =>
      bases.map(({ prodsys_id, prodsys_name, reusable }) => ({
        value: prodsys_id,
        ...named(productName(prodsys_name)),
        detail: words.kinds[reusable ? "reusable" : "single_use"],
      })),
    [bases],
  );
  return (
    <ComboBox
      label={words.base}
      hint={words.baseHint}
      value={base_id}
      options={options}
      onChange={(chosen) => {
        if (chosen !== null) onBase(chosen);
      }}
    />
  );
};
