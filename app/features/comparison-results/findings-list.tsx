import { useAtomValue } from "jotai";
import { useMemo } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import { METRIC_IDS, type MetricId, STAGES } from "../../../edge-api/contract/metrics.ts";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import { estimatedShare } from "../../../workers/engine/analysis/estimates.ts";
import { outcomeFor } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import { breakEvensAtom, comparisonQualityAtom } from "../../state/comparison/comparison-parts.ts";
import { paybackOf } from "../../state/comparison/payback.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { findingsTexts } from "../../text/en/findings.ts";
import { impactStagesTexts } from "../../text/en/impact-stages.ts";
import {
  formatNumber,
  formatPercent,
  formatScore,
  formatWithUnit,
  sharedDecimals,
  shownUnit,
} from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { shareOfDraws } from "../../text/share-of-draws.ts";
import type { ShownUnit } from "../../text/units.ts";
import { type StatedFinding, StatedFindings } from "../../ui/stated-findings/stated-findings.tsx";
import { additionOf, type Drawn, findingOf, supportsAddition, tooCloseFinding } from "./finding.ts";
import { useRuleFinding } from "./reuse-rule-view.tsx";

/** What the findings are taken from. */
export interface FoundIn {
  /** best first, without the products that titles leave out */
  readonly rows: readonly ResultRow[];
  readonly drawn: Drawn;
  /** null = not computed yet */
  readonly pairs: readonly BreakEvenPair[] | null;
  /** weights of the summary */
  readonly weights: Readonly<Partial<Record<MetricId, number>>>;
  readonly metricName: (metric: MetricId) => string;
  readonly unit: ShownUnit;
  /** share of a product's climate impact that rests on estimates, 0-1; null = unknown */
  readonly estimated: (prodsys_id: string) => number | null;
}

/** Smallest share of draws in which one of `ahead` beats one of `behind`; null = the draws lack a pair. */
const leastShare = (
  { value, ids }: Drawn,
  ahead: readonly ResultRow[],
  behind: readonly ResultRow[],
): number | null => {
  const shares = ahead.flatMap((a) =>
    behind.map((b) => {
      const places = [ids.indexOf(a.prodsys_id), ids.indexOf(b.prodsys_id)] as const;
      return (value && outcomeFor(value.pairs, ...places, "summary"))?.better ?? null;
    }),
  );
  return shares.reduce((least, share) => (least === null || share === null ? null : Math.min(least, share)), 1);
};

const scoredIn = (rows: readonly ResultRow[]): readonly ResultRow[] => rows.filter(({ summary }) => summary !== null);

/** How sure the title is; null = no draws, one product, or equal scores. */
const howSure = ({ rows, drawn }: FoundIn): StatedFinding | null => {
  const words = findingsTexts.sure;
  const scored = scoredIn(rows);
  const [first, ...rest] = scored;
  if (first === undefined || rest.length === 0 || drawn.value === null) return null;
  const open = tooCloseFinding(scored, drawn);
  if (open?.kind !== "too_close") {
    if (findingOf(scored).kind !== "best") return null;
    const byShare = rest
      .map((row) => ({ row, share: leastShare(drawn, [first], [row]) ?? 1 }))
      .toSorted((a, b) => a.share - b.share);
    const [closest] = byShare;
    if (closest === undefined) return null;
    const name = inSentence(closest.row.name);
    return {
      kicker: words.kicker,
      title: words.wins(inSentence(first.name)),
      text: words.closest(name, shareOfDraws(closest.share), rest.length > 1),
    };
  }
  const second = rest.find(({ name }) => open.names.includes(name));
  const share = second && leastShare(drawn, [first], [second]);
  if (second === undefined || share === undefined || share === null) return null;
  const between = words.between(inSentence(first.name), inSentence(second.name), shareOfDraws(share));
  const claim = additionOf(scored);
  const isKind = claim?.kind === "reusables_ahead" || claim?.kind === "single_use_ahead";
  const [ahead, behind] = [first.reusable, !first.reusable].map((kind) =>
    scored.filter(({ reusable }) => reusable === kind),
  );
  const least =
    claim && isKind && supportsAddition(claim, scored, drawn) ? leastShare(drawn, ahead ?? [], behind ?? []) : null;
  if (least === null) {
    return { kicker: words.kicker, title: words.open(open.names.length), text: `${between} ${words.from}` };
  }
  const [title, kinds] = first.reusable
    ? [words.reusableOpen, words.reusablesAhead]
    : [words.singleUseOpen, words.singleUseAhead];
  return { kicker: words.kicker, title, text: `${between} ${kinds(least === 1 ? null : shareOfDraws(least))}` };
};

/** The largest stage of a product's climate impact, as a sentence; null = unknown, or none. */
const largestStage = ({ unit: { unit, per }, estimated }: FoundIn, { prodsys_id, scores }: ResultRow) => {
  const words = findingsTexts.decides;
  const total = scores.raw.climate;
  const [stage] = STAGES.toSorted((a, b) => scores.per_stage.climate[b] - scores.per_stage.climate[a]);
  if (total === null || total <= 0 || stage === undefined || scores.per_stage.climate[stage] <= 0) return null;
  const value = scores.per_stage.climate[stage] / per;
  const decimals = sharedDecimals([total / per]);
  const texts = [
    impactStagesTexts.stages[stage],
    formatNumber(value, decimals),
    formatWithUnit(formatNumber(total / per, decimals), unit),
  ] as const;
  const share = estimated(prodsys_id);
  return share === null ? words.stage(...texts) : words.stageAndEstimates(...texts, formatPercent(share));
};

/** The metric that sets the first most apart from the best product of the other kind; null = nothing does. */
const whatDecides = (found: FoundIn): StatedFinding | null => {
  const words = findingsTexts.decides;
  const { weights, metricName } = found;
  const [first, ...rest] = scoredIn(found.rows);
  const other = first && (rest.find(({ reusable }) => reusable !== first.reusable) ?? rest[0]);
  if (first === undefined || other === undefined) return null;
  const gaps = METRIC_IDS.flatMap((metric) => {
    const [a, b] = [first.scores.score[metric], other.scores.score[metric]];
    return a === null || b === null ? [] : [{ metric, a, b, gap: (weights[metric] ?? 0) * (a - b) }];
  });
  const [largest] = gaps.toSorted((a, b) => b.gap - a.gap);
  if (largest === undefined || largest.gap <= 0) return null;
  const { metric, a, b } = largest;
  const stage = largestStage(found, first);
  return {
    kicker: words.kicker,
    title: words.metric(metricName(metric), formatScore(a), formatScore(b)),
    text: [words.apart(inSentence(first.name), inSentence(other.name)), stage ?? ""].join(" ").trim(),
  };
};

/** Most reusables that are named. */
const MAX_REUSABLES = 2;

/** From how many uses the best reusables are ahead on climate; null = no pair with a known break-even. */
const fromHowManyUses = ({ rows, pairs }: FoundIn): StatedFinding | null => {
  const words = findingsTexts.uses;
  const allowed = new Set(rows.map(({ prodsys_id }) => prodsys_id));
  const counted = (pairs ?? []).filter(({ other_id }) => allowed.has(other_id));
  const told = rows
    .filter(({ reusable }) => reusable)
    .flatMap((row) => {
      const payback = paybackOf(counted, row.prodsys_id);
      return payback === null ? [] : [{ row, name: inSentence(row.name), ...payback }];
    })
    .slice(0, MAX_REUSABLES);
  const nameOf = (id: string) => inSentence(rows.find(({ prodsys_id }) => prodsys_id === id)?.name ?? id);
  const on = breakEvenTexts.on.climate;
  const paid = told.flatMap(({ row, name, uses }) => (uses === null ? [] : [{ row, name, uses }]));
  const never = told.flatMap(({ name, uses, other_id }) =>
    uses === null ? [breakEvenTexts.neverOne(name, nameOf(other_id), on)] : [],
  );
  if (told.length === 0) return null;
  if (paid.length === 0) return { kicker: words.kicker, title: words.never, text: never.join(" ") };
  const late = paid.flatMap(({ row, name, uses }) =>
    uses > row.scores.uses ? [breakEvenTexts.late(name, uses, row.scores.uses, on)] : [],
  );
  return {
    kicker: words.kicker,
    title: words.paid(paid),
    text: [words.ahead(paid.length), ...never, ...late].join(" "),
  };
};

/** At most three findings: how sure the title is, what decides it, and from how many uses a reusable is ahead. */
export const findingsOf = (found: FoundIn): readonly StatedFinding[] =>
  [howSure(found), whatDecides(found), fromHowManyUses(found)].filter((one) => one !== null);

interface FindingsListProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  /** best first, without the products that titles leave out */
  readonly rows: readonly ResultRow[];
  readonly drawn: Drawn;
}

/** The findings in words below the ranking. */
export const FindingsList = ({ comparison, catalogue, rows, drawn }: FindingsListProps) => {
  const { comparison_id: id, currentProductIds, weights: own } = comparison;
  const pairs = useAtomValue(breakEvensAtom(id)).value;
  const quality = useAtomValue(comparisonQualityAtom(id)).value;
  const findings = useMemo(() => {
    const metrics = new Map(catalogue.metrics.map((metric) => [metric.metric_id, metric]));
    const weights: Partial<Record<MetricId, number>> =
      own ?? Object.fromEntries(catalogue.metrics.map(({ metric_id, weight }) => [metric_id, weight]));
    return findingsOf({
      rows,
      drawn,
      pairs,
      weights,
      metricName: (metric) => metrics.get(metric)?.metric_name ?? metric,
      unit: shownUnit(metrics.get("climate")?.unit ?? ""),
      estimated: (prodsys_id) => {
        const known = quality?.[currentProductIds.indexOf(prodsys_id)];
        return known ? estimatedShare(known.climate) : null;
      },
    });
  }, [catalogue, own, rows, drawn, pairs, quality, currentProductIds]);
  const rule = useRuleFinding(comparison, catalogue);
  // one product alone has no findings, so no height is reserved
  return rows.length > 1 && <StatedFindings findings={rule === null ? findings : [...findings, rule]} />;
};
