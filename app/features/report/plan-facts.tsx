import { planTexts } from "../../text/en/plan.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { FactsList, ReportTable } from "./report-table.tsx";
import * as styles from "./report.css.ts";

const words = planTexts.report;

/** A step of a plan in words. */
export interface ReportedStep {
  readonly id: string;
  /** what becomes what */
  readonly change: string;
  readonly points: string;
  /** the statements about it, in order */
  readonly facts: readonly { readonly name: string; readonly text: string }[];
}

interface PlanFactsProps {
  /** what the plan does, costs and needs */
  readonly sentences: readonly string[];
  readonly steps: readonly ReportedStep[];
  /** swaps left out, and what the next money would buy */
  readonly left: readonly string[];
  readonly assumptions: readonly string[];
}

/** The plan in the report: what it does, each step with its purchase, cost and needs, and what it assumes. */
export const PlanFacts = ({ sentences, steps, left, assumptions }: PlanFactsProps) => (
  <>
    <FactsList facts={sentences} none={words.none} />
    {steps.length > 0 && (
      <div className={styles.tall}>
        <ReportTable label={words.title} text={[words.step, words.about]} numeric={[words.points]}>
          {steps.map(({ id, change, points, facts }, at) => (
            <tr key={id}>
              <th scope="row" className={styles.label}>
                {`${at + 1}. ${change}`}
              </th>
              <td className={styles.label}>
                {facts.map(({ name, text }) => (
                  <div key={name}>
                    <b>{name}:</b> <WithUnits text={text} />
                  </div>
                ))}
              </td>
              <td className={styles.number}>{points}</td>
            </tr>
          ))}
        </ReportTable>
      </div>
    )}
    <FactsList facts={[...left, ...assumptions]} none="" />
  </>
);
