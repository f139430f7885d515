import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Price } from "../../../workers/engine/analysis/cost.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PlanStep as Step } from "../../../workers/engine/plan/plan.ts";
import { amountDifference, ratingDifference } from "../../score-tables/difference.ts";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { RawAmount, rawInWords } from "../../score-tables/raw-in-words.tsx";
import { costTexts } from "../../text/en/cost.ts";
import { planTexts as words } from "../../text/en/plan.ts";
import { portfolioSwapsTexts } from "../../text/en/portfolio-swaps.ts";
import { formatScore } from "../../text/format.ts";
import { shareOfDraws } from "../../text/share-of-draws.ts";
import { Button } from "../../ui/button/button.tsx";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { ReusableMark } from "../../ui/mark/mark.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { nameIn, type PlanContext, pointsOf, stepFacts, whereInWords } from "./plan-words.ts";
import * as styles from "./plan.css.ts";

interface PlanStepProps {
  readonly step: Step;
  /** place in the plan, from 1 */
  readonly number: number;
  readonly context: PlanContext;
  readonly catalogue: Catalogue;
  readonly priceOf: (prodsys_id: string) => Price;
  readonly onPrice: (prodsys_id: string, price: Price) => void;
  /** null = a shared plan, which is read-only */
  readonly onRemove: (() => void) | null;
  /** lets a hub wash the replacement at the sites without a dishwasher */
  readonly onHub: () => void;
}

/** The seven metrics of the lines, now and with the step, and how often the step is better. */
const StepMetrics = ({ step, context, catalogue }: Pick<PlanStepProps, "step" | "context" | "catalogue">) => {
  const certain = (id: MetricId): string => {
    const outcome = step.certainty?.[id] ?? null;
    return outcome === null ? words.unknown : shareOfDraws(outcome.better);
  };
  return (
    <DataTable caption={words.metrics.table(nameIn(context, step.replaced_id))}>
      <ColumnHeads
        text={[words.metrics.metric]}
        numeric={[
          { name: words.metrics.now, className: styles.columns.amount },
          { name: words.metrics.later, className: styles.columns.amount },
          { name: words.metrics.change, className: styles.columns.change },
          { name: words.metrics.certainty, className: styles.columns.certainty },
        ]}
      />
      <tbody>
        {metricColumns(catalogue, undefined).map((column) => {
          const { metric_id, name, isRating } = column;
          const [before, after] = [step.before.raw[metric_id], step.after.raw[metric_id]];
          return (
            <Row key={metric_id}>
              <KeyCell>{name}</KeyCell>
              <NumberCell muted className={styles.wide}>
                <RawAmount {...rawInWords(catalogue, column, before)} />
              </NumberCell>
              <NumberCell className={styles.wide}>
                <RawAmount {...rawInWords(catalogue, column, after)} />
              </NumberCell>
              <NumberCell>{(isRating ? ratingDifference : amountDifference)(after, before)}</NumberCell>
              <NumberCell muted>{certain(metric_id)}</NumberCell>
            </Row>
          );
        })}
      </tbody>
    </DataTable>
  );
};

/** Lets a hub wash a product at the sites without a dishwasher. */
export const HubButton = ({ product, onHub }: { readonly product: string; readonly onHub: () => void }) => (
  <Button size="small" className={styles.onScreen} aria-label={words.washAtHubOf(product)} onClick={onHub}>
    {words.washAtHub}
  </Button>
);

/** One step of a plan in plain words, with its metrics and the prices that its cost comes from. */
export const PlanStep = ({ step, number, context, catalogue, priceOf, onPrice, onRemove, onHub }: PlanStepProps) => {
  const [from, to] = [nameIn(context, step.replaced_id), nameIn(context, step.prodsys_id)];
  const { reusable } = context.names.product(step.prodsys_id);
  const field = (id: string, part: keyof Price, label: string) => (
    <NumberField
      className={styles.field}
      label={label}
      value={priceOf(id)[part] ?? null}
      unit={context.currency}
      onChange={(typed) => onPrice(id, { ...priceOf(id), [part]: typed === null || typed < 0 ? null : typed })}
    />
  );
  return (
    <li className={styles.step}>
      <div className={styles.head}>
        <span className={styles.number}>{number}</span>
        <span className={styles.change}>
          <span className={styles.from}>{from}</span>{" "}
          <span className={styles.to}>
            <span aria-hidden="true">→</span>
            <VisuallyHidden>{portfolioSwapsTexts.by}</VisuallyHidden> {to} {reusable && <ReusableMark compact />}
          </span>
          {whereInWords(step)}
        </span>
        <span className={styles.points}>
          {words.points(pointsOf(step.summary_after - step.summary_before), formatScore(step.summary_after))}
        </span>
        {onRemove && (
          <Button
            className={styles.onScreen}
            size="small"
            icon="close"
            aria-label={words.removeOf(from, to)}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <dl className={styles.facts}>
        {stepFacts(step, context).map(({ name, text }) => [
          <dt key={`${name} name`} className={styles.term}>
            {words.facts[name]}
          </dt>,
          <dd key={name}>
            <WithUnits text={text} />
          </dd>,
        ])}
      </dl>
      {onRemove && step.dry_lines > 0 && <HubButton product={to} onHub={onHub} />}
      <Disclosure level={4} title={onRemove ? words.metrics.openWithPrices : words.metrics.open}>
        {onRemove && (
          <div className={styles.fields}>
            {field(step.replaced_id, "piece", costTexts.pieceOf(from))}
            {context.names.product(step.replaced_id).reusable &&
              field(step.replaced_id, "wash", costTexts.washOf(from))}
            {field(step.prodsys_id, "piece", costTexts.pieceOf(to))}
            {reusable && field(step.prodsys_id, "wash", costTexts.washOf(to))}
            {reusable && field(step.prodsys_id, "deposit", words.depositOf(to))}
          </div>
        )}
        <StepMetrics {...{ step, context, catalogue }} />
      </Disclosure>
    </li>
  );
};
