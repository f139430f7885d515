import type { Lever } from "../../../workers/engine/analysis/lever.ts";
import type { LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { nameWithMark } from "../../market-rules/law-words.ts";
import { sensitivityTexts } from "../../text/en/sensitivity.ts";
import { byName } from "../../text/lists.ts";
import { Select } from "../../ui/field/select.tsx";
import { leverName } from "./lever-words.ts";
import * as styles from "./sensitivity.css.ts";
import { named } from "../../text/short-name.ts";

interface LeverChoiceProps {
  readonly products: readonly { readonly prodsys_id: string; readonly name: string }[];
  readonly prodsys_id: string;
  readonly law: LawOfProducts;
  readonly levers: readonly Lever[];
  readonly lever: Lever | null;
  readonly onProduct: (prodsys_id: string) => void;
  readonly onLever: (lever_id: string) => void;
}

/** Chooses the product and the figure to vary. */
export const LeverChoice = ({ products, prodsys_id, law, levers, lever, onProduct, onLever }: LeverChoiceProps) => (
  <div className={styles.choices}>
    <Select
      label={sensitivityTexts.product}
      value={prodsys_id}
      onChange={onProduct}
      options={products.toSorted(byName).map((product) => ({
        value: product.prodsys_id,
        ...named(nameWithMark(product.name, law.get(product.prodsys_id))),
      }))}
    />
    {lever !== null && (
      <Select
        label={sensitivityTexts.lever}
        value={lever.id}
        onChange={onLever}
        options={levers.map((one) => ({ value: one.id, label: leverName(one) }))}
      />
    )}
  </div>
);
