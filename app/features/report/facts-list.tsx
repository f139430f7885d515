import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./report.css.ts";

/** A list of short statements; shows `none` if the list is empty. */
export const FactsList = ({ facts, none }: { readonly facts: readonly string[]; readonly none?: string }) =>
  facts.length === 0 ? (
    <p className={styles.strong}>{none}</p>
  ) : (
    <ul className={styles.list}>
      {facts.map((fact) => (
        <li key={fact}>
          <WithUnits text={fact} />
        </li>
      ))}
    </ul>
  );
