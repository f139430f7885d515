import * as styles from "./scores.css.ts";

/** The difference to the baseline, in words, under a value; renders nothing for null. */
export const DifferenceNote = ({ text }: { readonly text: string | null }) =>
  text === null ? null : <span className={styles.difference}>{text}</span>;
