import type { ReactNode } from "react";
import * as typography from "../../theme/text.css.ts";
import { classNames } from "../class-names.ts";
import { WithUnits } from "../with-units/with-units.tsx";
import * as css from "./stated-findings.css.ts";

/** A finding in words: its subject, the statement, and the figures behind it. */
export interface StatedFinding {
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  /** a control beside it */
  readonly action?: ReactNode;
}

/** At most four findings side by side; one below the other where there is no room. Reserves its height while it is empty. */
export const StatedFindings = ({ findings }: { readonly findings: readonly StatedFinding[] }) => (
  <ul className={css.list}>
    {findings.map(({ kicker, title, text, action }) => (
      <li key={kicker} className={css.item}>
        <p className={typography.caption}>{kicker}</p>
        <h3 className={typography.group}>
          <WithUnits text={title} />
        </h3>
        <p className={classNames(typography.small, css.text)}>
          <WithUnits text={text} />
        </p>
        {action}
      </li>
    ))}
  </ul>
);
