import { useAtomValue, useSetAtom } from "jotai";
import { costsAtom, CURRENCIES, setCurrencyAtom } from "../../state/analysis/costs.ts";
import { costTexts } from "../../text/en/cost.ts";
import { Select } from "../../ui/field/select.tsx";
import * as styles from "./cost.css.ts";

/** Chooses the currency of all prices. */
export const CostHead = () => {
  const { currency } = useAtomValue(costsAtom);
  const setCurrency = useSetAtom(setCurrencyAtom);
  return (
    <div className={styles.top}>
      <Select
        label={costTexts.currency}
        className={styles.currency}
        hint={costTexts.currencyNote}
        value={currency}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        onChange={(chosen) => {
          const known = CURRENCIES.find((one) => one === chosen);
          if (known !== undefined) setCurrency(known);
        }}
      />
    </div>
  );
};
