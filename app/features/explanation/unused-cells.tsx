import * as styles from "./explanation.css.ts";

/** Where a row has nothing in columns that a phone leaves out: a wider cell would keep their place there. */
export const Unused = ({ columns }: { readonly columns: number }) => (
  <td colSpan={columns} className={styles.wideOnly}>
    {"\u00A0"}
  </td>
);
