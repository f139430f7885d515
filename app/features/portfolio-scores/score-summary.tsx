import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioKpis, PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { ReuseRuleSwitch } from "../../choices/reuse-rule-switch.tsx";
import { paintedBands } from "../../score-tables/band-of.ts";
import { metricTotals } from "../../score-tables/raw-in-words.tsx";
import { UncertaintySwitch } from "../../score-tables/uncertainty-switch.tsx";
import { hideUncertaintyAtom, showUncertaintyAtom, uncertaintyAtom } from "../../state/analysis/uncertainty.ts";
import { isWithoutRuleAtom, viewWithoutRuleAtom } from "../../state/comparison/reuse-rule-view.ts";
import type { Subject } from "../../state/core/subject.ts";
import { portfolioContributionsAtom } from "../../state/portfolio/portfolio-facts.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { portfolioYearsAtom } from "../../state/portfolio/portfolio-period.ts";
import { portfolioWithoutRuleAtom } from "../../state/portfolio/portfolio-reuse-rule.ts";
import { totalMass } from "../../text/amounts.ts";
import { periodTexts } from "../../text/en/periods.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { reuseRuleTexts as rules } from "../../text/en/reuse-rule.ts";
import { valueTexts } from "../../text/en/values.ts";
import { formatCount, formatScore, formatWithUnit, productName, shownScore } from "../../text/format.ts";
import { formatOf100, formatShareOf100 } from "../../text/shares.ts";
import { caption } from "../../theme/text.css.ts";
import { type StatedFinding, StatedFindings } from "../../ui/stated-findings/stated-findings.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import { portfolioFindings } from "./portfolio-findings.ts";
import { ScoreFigure } from "./score-figure.tsx";
import * as styles from "./scores.css.ts";

const words = portfolioScoresTexts.strip;

/** Shares with one decimal, except 0 and 100 %; recycled content and recovery are whole numbers (specification section 9). */
const percent = (share: number | null): string => formatShareOf100(share, share === 1 ? 0 : 1);

const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

type Item = readonly [value: string, unit: string, title?: string | undefined, perYear?: string | undefined];

/** Seven key figures in a row; masses also a year if the period of the portfolio is not one (`years`). */
export const KpiStrip = ({ kpis, years }: { readonly kpis: PortfolioKpis; readonly years: number }) => {
  const mass = (kg: number): Item => {
    const { amount, unit, title } = totalMass(kg);
    const yearly = totalMass(kg / years);
    return [
      amount,
      unit,
      title,
      years === 1 ? undefined : periodTexts.perYear(formatWithUnit(yearly.amount, yearly.unit)),
    ];
  };
  const whole = kpis.mass_kg;
  const items: readonly (readonly [string, Item])[] = [
    [words.material, mass(whole)],
    [words.single_use, [percent(shareOf(kpis.single_use_mass_kg, whole)), words.ofMass]],
    [words.plastic, mass(kpis.plastic_mass_kg)],
    [words.reusable, [percent(kpis.reusable_use_share), words.ofUses]],
    [words.recycled_content, [formatShareOf100(kpis.recycled_content), words.ofMass]],
    [words.recycled, [formatShareOf100(shareOf(kpis.recycled_kg, whole)), words.ofMass]],
    [words.littered, mass(kpis.littered_kg)],
  ];
  return (
    <dl className={styles.strip} aria-label={words.label}>
      {items.map(([name, [value, unit, title, yearly]]) => (
        <div key={name} className={styles.stripItem}>
          <dt className={caption}>{name}</dt>
          <dd className={styles.stripValue} title={title}>
            {value}
            {unit.startsWith("%") ? valueTexts.percentGap : " "}
            <span className={styles.stripUnit}>{unit}</span>
          </dd>
          {yearly !== undefined && <dd className={caption}>{yearly}</dd>}
        </div>
      ))}
    </dl>
  );
};

interface ScoreSummaryProps {
  readonly about: Subject;
  readonly catalogue: Catalogue;
  readonly scores: PortfolioScores;
  /** scores without the reuse rule, shown instead; null = not asked for */
  readonly view: PortfolioScores | null;
  readonly isReady: boolean;
  readonly withExtremes: boolean;
}

/** Uncertainty is computed for the scores with the reuse rule only. */
const NOT_DRAWN = { value: null, ids: [] } as const;

/** Screen reader message for each new score after the first. */
const useUpdateMessage = (score: string | null): string => {
  const [message, setMessage] = useState("");
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (score === null) return;
    if (last.current !== null && last.current !== score) setMessage(portfolioScoresTexts.figure.updated(score));
    last.current = score;
  }, [score]);
  return message;
};

/** What the reuse rule means for the score, with the switch; null = no reusable is used. */
const useRuleFinding = (id: string, scores: PortfolioScores, minUses: number): StatedFinding | null => {
  const { value, problem } = useAtomValue(portfolioWithoutRuleAtom(id));
  const isViewed = useAtomValue(isWithoutRuleAtom)(id);
  const onView = useSetAtom(viewWithoutRuleAtom);
  if ((scores.kpis.reusable_use_share ?? 0) === 0) return null;
  const [withRule, without] = [formatScore(scores.summary), formatScore(value?.summary)];
  const title =
    value === null ? rules.working : without === withRule ? rules.holds : rules.restsPortfolio(without, withRule);
  return {
    kicker: rules.short,
    title: problem === null ? title : rules.failed,
    text: rules.rule(formatCount(minUses)),
    action: <ReuseRuleSwitch {...{ id, isViewed, onView }} />,
  };
};

/** The score of a portfolio on its scale, its key figures, and findings in sentences. */
export const ScoreSummary = ({ about, catalogue, scores, view, isReady, withExtremes }: ScoreSummaryProps) => {
  const uncertainty = useAtomValue(uncertaintyAtom(about));
  const show = useSetAtom(showUncertaintyAtom);
  const hide = useSetAtom(hideUncertaintyAtom);
  const years = useAtomValue(portfolioYearsAtom(about.id));
  const contributions = useAtomValue(portfolioContributionsAtom(about.id)).value;
  const message = useUpdateMessage(isReady ? formatOf100(scores.summary) : null);
  const drawn = view === null ? uncertainty : NOT_DRAWN;
  const rule = useRuleFinding(about.id, scores, catalogue.reusable_min_uses);
  return (
    <>
      <Announcer message={message} />
      <ScoreFigure scores={view ?? scores} bands={paintedBands(catalogue.bands)} {...{ drawn, withExtremes }}>
        {view === null && (
          <div className={styles.drawing}>
            <UncertaintySwitch
              isShown={uncertainty.status !== "off"}
              isWaiting={uncertainty.status === "drawing" && uncertainty.value === null}
              onShow={() => show(about)}
              onHide={() => hide(about)}
            />
          </div>
        )}
      </ScoreFigure>
      <KpiStrip kpis={scores.kpis} years={years} />
      <StatedFindings
        findings={[
          ...portfolioFindings({
            drawn,
            gap: shownScore(scores.best?.summary ?? 0) - shownScore(scores.summary ?? 0),
            contributions,
            productName: (of) => productName(portfolioNamesOf(catalogue).product(of).name),
            writing: (largest) => metricTotals(catalogue, "climate", largest),
          }),
          ...(rule === null ? [] : [rule]),
        ]}
      />
    </>
  );
};
