import * as styles from "./scores.css.ts";

/** The difference to the baseline under a value, in words; nothing where there is none to say. */
export const DifferenceNote = ({ text }: { readonly text: string | null }) =>
  text === null ? null : <span className={styles.difference}>{text}</span>;
