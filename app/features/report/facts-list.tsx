import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./report.css.ts";

/** Short statements, one below the other; in their place `none` where there is nothing to state. */
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
