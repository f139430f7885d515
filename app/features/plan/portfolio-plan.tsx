import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import type { PlannedSwap, PortfolioPlan as StoredPlan } from "../../../edge-api/contract/plan.ts";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { swapKey } from "../../../workers/engine/plan/planned-lines.ts";
import { detailsOf } from "../../choices/line-groupings.ts";
import { downloadOrderListAtom, downloadPlanAtom } from "../../exports/plan-files.ts";
import { costsAtom, currencyAtom, setPriceAtom } from "../../state/analysis/costs.ts";
import {
  applyPlanAtom,
  type ComputedPlan,
  editPlanAtom,
  planScenarioAtom,
  portfolioPlanAtom,
  storedPlanAtom,
  washAtHubAtom,
  withdrawSwapAtom,
} from "../../state/analysis/portfolio-plan.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { portfolioTableAtom } from "../../state/portfolio/portfolio-table.ts";
import { planTexts as words } from "../../text/en/plan.ts";
import { productName } from "../../text/format.ts";
import { group } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { flushEnd } from "../../ui/button/flush.css.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { PlanLimits } from "./plan-limits.tsx";
import { HubButton, PlanStep } from "./plan-step.tsx";
import { leftOutSentences, nameIn, planAssumptions, planSentences } from "./plan-words.ts";
import * as styles from "./plan.css.ts";

interface PortfolioPlanProps {
  /** id of the heading */
  readonly id: string;
  readonly portfolio: PortfolioHead;
  readonly catalogue: Catalogue;
  /** false = a shared portfolio, which is read-only */
  readonly canEdit: boolean;
  /** called after a portfolio was made from this one */
  readonly onMade: (portfolio_id: string) => void;
}

const NO_PRICE = { piece: null, wash: null } as const;

/** The commands of a plan: make its steps here or in a scenario, and the files. */
const PlanCommands = ({ portfolio, plan, onMade }: Pick<PortfolioPlanProps, "portfolio" | "onMade"> & PlanOf) => {
  const { portfolio_id } = portfolio;
  const apply = useSetAtom(applyPlanAtom);
  const copy = useSetAtom(planScenarioAtom);
  const edit = useSetAtom(editPlanAtom);
  const [message, setMessage] = useState("");
  const count = plan.steps.length;
  const makeCopy = async () => {
    const made = await copy(portfolio_id, plan, words.copyName(portfolio.portfolio_name));
    if (made.ok) onMade(made.value);
    else setMessage(words.refused);
  };
  return (
    <>
      <output className={styles.message}>{message}</output>
      {count > 0 && (
        <>
          <Button
            onClick={() =>
              void apply(portfolio_id, plan, words.steps.apply).then(({ ok }) =>
                setMessage(ok ? words.applied(count) : words.refused),
              )
            }
          >
            {words.apply(count)}
          </Button>
          <Button kind="quiet" onClick={() => void makeCopy()}>
            {words.copy}
          </Button>
        </>
      )}
      <Button kind="quiet" onClick={() => void edit(portfolio_id, { swaps: [] }, words.steps.clear)}>
        {words.clear}
      </Button>
    </>
  );
};

interface PlanOf {
  readonly plan: ComputedPlan;
}

/** The computed plan: what it does, its steps, what is left out, and what it assumes. */
const PlanContent = (props: PortfolioPlanProps & PlanOf) => {
  const { portfolio, catalogue, canEdit, plan } = props;
  const { portfolio_id } = portfolio;
  const { prices } = useAtomValue(costsAtom);
  const currency = useAtomValue(currencyAtom({ kind: "portfolio", id: portfolio_id }));
  const setPrice = useSetAtom(setPriceAtom);
  const withdraw = useSetAtom(withdrawSwapAtom);
  const saveOrder = useSetAtom(downloadOrderListAtom);
  const savePlan = useSetAtom(downloadPlanAtom);
  const { assumptions, years } = plan;
  const context = { names: portfolioNamesOf(catalogue), currency, assumptions, years };
  const [first, ...others] = planSentences(plan, context, canEdit);
  const left = leftOutSentences(plan, context);
  const [hasFailed, setFailed] = useState(false);
  const washAtHub = useSetAtom(washAtHubAtom);
  const onHub = async (swap: PlannedSwap) =>
    setFailed(
      !(await washAtHub(portfolio_id, swap, (name) => words.washedAtHub(productName(name)), words.steps.hub)).ok,
    );
  return (
    <>
      {hasFailed && <ErrorNotice title={words.noHub} />}
      <p className={styles.finding} aria-live="polite">
        {first}
      </p>
      <p className={styles.sentences}>
        <WithUnits text={others.join(" ")} />{" "}
        {(plan.left_out.some(({ reason }) => reason === "limit") && (plan.exact ? words.exact : words.greedy)) || ""}
      </p>
      {plan.steps.length > 0 && (
        <ol className={styles.steps} aria-label={words.title}>
          {plan.steps.map((step, at) => (
            <PlanStep
              key={swapKey(step)}
              {...{ step, context, catalogue }}
              number={at + 1}
              priceOf={(id) => prices.get(id) ?? NO_PRICE}
              onPrice={(id, price) => setPrice(id, price, currency)}
              onHub={() => void onHub(step)}
              onRemove={canEdit ? () => void withdraw(portfolio_id, step, words.steps.remove) : null}
            />
          ))}
        </ol>
      )}
      {left.length > 0 && (
        <>
          <h3 className={group}>{words.leftOut}</h3>
          <ul className={styles.left}>
            {left.map((sentence, at) => {
              const swap = plan.left_out[at];
              return (
                <li key={sentence}>
                  {sentence}{" "}
                  {canEdit && swap?.reason === "dry" && (
                    <HubButton product={nameIn(context, swap.prodsys_id)} onHub={() => void onHub(swap)} />
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p className={styles.assumptions}>{planAssumptions(plan).join(" ")}</p>
      <div className={`${styles.foot} ${flushEnd}`}>
        {canEdit && <PlanCommands {...props} />}
        {plan.steps.length > 0 && (
          <span className={styles.files}>
            <CsvButton label={words.orderCsv} onSave={() => saveOrder(portfolio_id)}>
              {words.order}
            </CsvButton>
            <CsvButton label={words.planCsv} onSave={() => savePlan(portfolio_id)} />
          </span>
        )}
      </div>
    </>
  );
};

/** The plan of a portfolio: accepted suggestions as ordered steps with purchase, cost and needs, under limits. */
export default function PortfolioPlan(props: PortfolioPlanProps) {
  const { id, portfolio, catalogue, canEdit } = props;
  const { portfolio_id } = portfolio;
  const stored = useAtomValue(storedPlanAtom(portfolio_id));
  const { value, problem } = useAtomValue(portfolioPlanAtom(portfolio_id));
  const table = useAtomValue(portfolioTableAtom(portfolio_id));
  const sites = useMemo(() => table && detailsOf(table, "site"), [table]);
  const suppliers = useMemo(() => table && detailsOf(table, "supplier"), [table]);
  const currency = useAtomValue(currencyAtom({ kind: "portfolio", id: portfolio_id }));
  const edit = useSetAtom(editPlanAtom);
  const retry = useSetAtom(retryEngineAtom);
  const isEmpty = stored.swaps.length === 0;
  const change = (changes: Partial<StoredPlan>) => void edit(portfolio_id, changes, words.steps.limits);
  return (
    <Section id={id} className={styles.section} title={words.title} note={words.note}>
      {isEmpty ? (
        <EmptyState>{words.empty}</EmptyState>
      ) : (
        <>
          {canEdit && <PlanLimits plan={stored} {...{ currency, catalogue, sites, suppliers }} onChange={change} />}
          {problem !== null && <ErrorNotice title={words.failed} onRetry={retry} />}
          {value === null ? (
            problem === null && <Spinner label={words.loading} />
          ) : (
            <PlanContent {...props} plan={value} />
          )}
        </>
      )}
    </Section>
  );
}
