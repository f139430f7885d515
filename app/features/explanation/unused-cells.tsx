import * as styles from "./explanation.css.ts";

/** Empty cells of columns that are hidden on a phone; a larger colspan of the cell before would keep their space. */
export const Unused = ({ columns }: { readonly columns: number }) => (
  <td colSpan={columns} className={styles.wideOnly}>
    {"\u00A0"}
  </td>
);
