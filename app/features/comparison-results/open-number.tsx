import { createContext, useContext } from "react";
import type { ExplainedNumber } from "../../state/comparison/explanation.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./scores.css.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";

/** Opens the explanation of a number; the page provides the function. */
export const OpenNumberContext = createContext<(number: ExplainedNumber) => void>(() => undefined);

interface OpenNumberProps {
  readonly row: ResultRow;
  readonly subject: ExplainedNumber["subject"];
  /** true = the number is a raw value per use */
  readonly perUse?: boolean;
  /** display name of the subject */
  readonly metric: string;
  /** the formatted number */
  readonly shown: string;
}

/** A number that opens its explanation: a button that looks like text until hover or focus. */
export const OpenNumber = ({ row, subject, metric, shown, perUse = false }: OpenNumberProps) => {
  const onOpen = useContext(OpenNumberContext);
  return (
    <button
      type="button"
      className={styles.number}
      aria-label={resultsTexts.openNumber(shown, metric, row.name)}
      onClick={() => onOpen({ prodsys_id: row.prodsys_id, subject, ...(perUse && { per_use: true }) })}
    >
      <WithUnits text={shown} />
    </button>
  );
};
