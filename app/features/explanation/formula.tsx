import { Fragment } from "react";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./explanation.css.ts";

/** The single letters L, N, W, n, f and S are variables. */
const VARIABLE = /(?<![\p{L}\d])([LNWnfS])(?![\p{L}\d])/u;

/** A formula with its variables in italics. */
export const Formula = ({ text }: { readonly text: string }) => (
  <>
    {text.split(VARIABLE).map((piece, at) => (
      // Pieces are identified by position; every second one is a variable.
      <Fragment key={`${at}:${piece}`}>
        {at % 2 === 1 ? <i className={styles.variable}>{piece}</i> : <WithUnits text={piece} />}
      </Fragment>
    ))}
  </>
);

interface FormulaBlockProps {
  readonly title: string;
  /** the formula, the formula with numbers, and the result, which is bold */
  readonly lines: readonly string[];
}

/** A formula step by step: symbols, numbers, result. */
export const FormulaBlock = ({ title, lines }: FormulaBlockProps) => (
  <div>
    <dt className={styles.term}>{title}</dt>
    {lines.map((line, at) => (
      <dd key={line} className={at === lines.length - 1 ? styles.result : styles.step}>
        <Formula text={line} />
      </dd>
    ))}
  </div>
);
