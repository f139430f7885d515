import type { ComponentProps, ReactNode } from "react";
import type { LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { SaveChart } from "../../charts/save-chart.tsx";
import { LawTag } from "../../market-rules/law-tag.tsx";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { named } from "../../text/short-name.ts";
import { caption } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { MAX_LINES } from "./break-even-lines.ts";
import * as styles from "./break-even.css.ts";

interface BelowChartProps
  extends ComponentProps<typeof LineChoice>, Omit<ComponentProps<typeof SaveChart>, "name" | "children"> {
  readonly onCsv: () => void;
  readonly children: ReactNode;
}

/** Below the chart: the choice of its lines, and the table with the downloads of picture and table. */
export const BelowChart = ({ products, shown, law, onChange, onCsv, children, ...picture }: BelowChartProps) => (
  <>
    <LineChoice {...{ products, shown, law, onChange }} />
    <Disclosure
      title={breakEvenTexts.table}
      level={3}
      actions={
        <div className={styles.files}>
          <SaveChart name="breakEven" {...picture} />
          <Button kind="quiet" size="small" icon="download" aria-label={breakEvenTexts.csvLabel} onClick={onCsv}>
            {breakEvenTexts.csv}
          </Button>
        </div>
      }
    >
      {children}
    </Disclosure>
  </>
);

interface LineChoiceProps {
  readonly products: readonly ComparedProduct[];
  readonly shown: readonly ComparedProduct[];
  readonly law: LawOfProducts;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Chooses the products of the chart, as reusables and single-use products. */
const LineChoice = ({ products, shown, law, onChange }: LineChoiceProps) => {
  const ids = shown.map(({ prodsys_id }) => prodsys_id);
  const isFull = ids.length >= MAX_LINES;
  const groups = [
    { label: breakEvenTexts.reusables, members: products.filter(({ reusable }) => reusable) },
    { label: breakEvenTexts.singleUse, members: products.filter(({ reusable }) => !reusable) },
  ];
  return (
    <Disclosure title={breakEvenTexts.choose} level={3}>
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
      {isFull && products.length > MAX_LINES && <p className={caption}>{breakEvenTexts.most(MAX_LINES)}</p>}
    </Disclosure>
  );
};
