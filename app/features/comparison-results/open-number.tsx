import { createContext, useContext } from "react";
import type { ExplainedNumber } from "../../state/comparison/explanation.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./open-number.css.ts";
import type { ResultRow } from "./result-rows.ts";

/** Opens the explanation of a number; the page says how. */
export const OpenNumberContext = createContext<(number: ExplainedNumber) => void>(() => undefined);

interface OpenNumberProps {
  readonly row: ResultRow;
  readonly subject: ExplainedNumber["subject"];
  /** the number is a raw value of one use */
  readonly perUse?: boolean;
  /** name of the subject */
  readonly metric: string;
  /** the number as it is shown */
  readonly shown: string;
}

/** Every number opens: a button that looks like the number it is until the mouse or the focus comes to it. */
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
