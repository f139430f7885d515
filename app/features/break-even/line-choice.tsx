import type { LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { LawTag } from "../../market-rules/law-tag.tsx";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";
import { breakEvenTexts as words } from "../../text/en/break-even.ts";
import { caption } from "../../theme/text.css.ts";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import * as styles from "./break-even.css.ts";
import { MAX_LINES } from "./chosen-lines.ts";
import { named } from "../../text/short-name.ts";

interface LineChoiceProps {
  readonly products: readonly ComparedProduct[];
  readonly shown: readonly ComparedProduct[];
  readonly law: LawOfProducts;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Chooses the products of the chart, as reusables and single-use products. */
export const LineChoice = ({ products, shown, law, onChange }: LineChoiceProps) => {
  const ids = shown.map(({ prodsys_id }) => prodsys_id);
  const isFull = ids.length >= MAX_LINES;
  const groups = [
    { label: words.reusables, members: products.filter(({ reusable }) => reusable) },
    { label: words.singleUse, members: products.filter(({ reusable }) => !reusable) },
  ];
  return (
    <Disclosure title={words.choose} level={3}>
      <div className={styles.choice}>
        {groups.map(({ label, members }) => (
          <fieldset key={label}>
            <legend className={caption}>{label}</legend>
            <div className={styles.group}>
              {members.map(({ prodsys_id, name }) => {
                const checked = ids.includes(prodsys_id);
                return (
                  <div key={prodsys_id} className={styles.line}>
                    <Checkbox
                      {...named(name)}
                      checked={checked}
                      disabled={isFull && !checked}
                      onChange={(on) => onChange(on ? [...ids, prodsys_id] : ids.filter((id) => id !== prodsys_id))}
                    />
                    <LawTag product={name} rules={law.get(prodsys_id)} />
                  </div>
                );
              })}
            </div>
          </fieldset>
        ))}
      </div>
      {isFull && products.length > MAX_LINES && <p className={caption}>{words.most(MAX_LINES)}</p>}
    </Disclosure>
  );
};
