import { Fragment } from "react";
import { WithUnits } from "../../ui/with-units.tsx";
import * as styles from "./explanation.css.ts";

/** Single letters L, N, W, n, f, S between word boundaries are variables. */
const VARIABLE = /(?<![\p{L}\d])([LNWnfS])(?![\p{L}\d])/u;

/** A formula in which the variables are set in italics. */
export const Formula = ({ text }: { readonly text: string }) => (
  <>
    {text.split(VARIABLE).map((piece, at) => (
      // pieces of one text have no identity but their place; every second one is a variable
      <Fragment key={`${at}:${piece}`}>
        {at % 2 === 1 ? <i className={styles.variable}>{piece}</i> : <WithUnits text={piece} />}
      </Fragment>
    ))}
  </>
);

interface FormulaBlockProps {
  readonly title: string;
  /** formula, with its numbers, and the result, which is set bold */
  readonly lines: readonly string[];
}

/** A formula, the same with its numbers, and what comes out. */
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
