import type { ReactNode } from "react";
import { BreakEvenChart } from "../../charts/break-even-chart.tsx";
import { ScoreDots, type ScoreDotsRow } from "../../charts/score-dots.tsx";
import { shadePaint, STAGE_PAINT } from "../../charts/segment-paint.ts";
import { ShortBars } from "../../charts/short-bars.tsx";
import { StageBars } from "../../charts/stage-bars.tsx";
import { methodFigureTexts as words } from "../../text/en/method-figures.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { group } from "../../theme/text.css.ts";
import { Section } from "../../ui/page-title/page-title.tsx";
import { bandPaint, type Band } from "../../ui/score-bar/band.ts";
import * as style from "./information.css.ts";

const STAGES = ["materials", "forming", "transport", "washing", "end_of_life"] as const;
/** g CO2e per serving by stage: 30 for the paper cup, 150 ÷ 50 + 6 for the returnable one. */
const PER_SERVING = { paper: [18, 3, 3, 0, 6], returnable: [2.2, 0.4, 0.2, 6, 0.2] } as const;
const HIGHEST = 60;
const scoreOf = (grams: number): number => Math.max(1, 1 + 99 * (1 - grams / HIGHEST));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const Figure = (props: { readonly title: string; readonly text: string; readonly children: ReactNode }) => (
  <figure className={style.figure}>
    <figcaption className={style.figureWords}>
      <h3 className={group}>{props.title}</h3>
      <p>{props.text}</p>
    </figcaption>
    {props.children}
  </figure>
);

const FunctionalUnit = () => (
  <ShortBars
    label={words.unit.label}
    legend={[{ label: words.unit.each, paint: shadePaint(0, 1) }]}
    rows={[250, 350, 500].map((size) => {
      const cups = 350 / size;
      return {
        id: String(size),
        name: words.unit.cup(formatCount(size)),
        // the number stands beside the bar
        segments: [{ id: "cups", value: cups, said: "", paint: shadePaint(0, 1) }],
        total: cups,
        totalShown: formatNumber(cups, 1, 0),
      };
    })}
  />
);

const Stages = () => (
  <StageBars
    label={words.stages.label}
    legend={STAGES.map((stage) => ({ label: words.stages.names[stage], paint: STAGE_PAINT[stage] }))}
    rows={(["paper", "returnable"] as const).map((id) => ({
      id,
      name: words[id],
      segments: STAGES.map((stage, at) => {
        const value = PER_SERVING[id][at] ?? 0;
        return {
          id: stage,
          label: words.stages.names[stage],
          value,
          shown: formatNumber(value, 1, 0),
          paint: STAGE_PAINT[stage],
        };
      }),
      total: sum(PER_SERVING[id]),
      totalShown: formatNumber(sum(PER_SERVING[id]), 1, 0),
    }))}
  />
);

const cup = (name: string, grams: number, band: Band, range: ScoreDotsRow["range"]): ScoreDotsRow => ({
  id: name,
  name,
  reusable: false,
  score: scoreOf(grams),
  band: bandPaint(band),
  range: range ?? null,
});

/** The scores of three cups, with or without the ranges of the draws. */
const Scores = ({ label, isDrawn }: { readonly label: string; readonly isDrawn: boolean }) => (
  <ScoreDots
    label={label}
    legend={[]}
    rows={[
      cup(words.returnable, sum(PER_SERVING.returnable), 5, isDrawn ? [76, 91] : null),
      cup(words.paper, sum(PER_SERVING.paper), 3, isDrawn ? [34, 62] : null),
      cup(words.double, HIGHEST, 1, isDrawn ? [1, 18] : null),
    ]}
  />
);

const BreakEven = () => {
  const { breakEven } = words;
  return (
    <BreakEvenChart
      label={breakEven.label}
      lines={[
        { id: "returnable", name: words.returnableLine, reusable: true, highlighted: true, life: 150, perUse: 6 },
        { id: "paper", name: words.paper, reusable: false, highlighted: false, life: 0, perUse: 30 },
      ]}
      crossings={[{ reusableId: "returnable", otherId: "paper", uses: 7, shownLabel: breakEven.crossing("7") }]}
      defaultUses={[]}
      domain={[0, 12]}
      rangeLabel={(from, to) => breakEven.range(formatCount(from), formatCount(to))}
      usesLabel={breakEven.uses}
      valueLabel={breakEven.value}
      formatValue={(value) => breakEven.amount(formatNumber(value, 1, 0))}
    />
  );
};

/** The figures of the first and the third chapter, drawn by the charts of the results. Renders nothing for the others. */
export const MethodFigures = ({ chapter }: { readonly chapter: number }) => {
  if (chapter !== 1 && chapter !== 3) return null;
  return (
    <Section title={words.title} note={words.note} className={style.counted}>
      {chapter === 1 ? (
        <>
          <Figure {...words.unit}>
            <FunctionalUnit />
          </Figure>
          <Figure {...words.stages}>
            <Stages />
          </Figure>
        </>
      ) : (
        <>
          <Figure {...words.score}>
            <Scores label={words.score.label} isDrawn={false} />
          </Figure>
          <Figure {...words.breakEven}>
            <BreakEven />
          </Figure>
          <Figure {...words.certain}>
            <Scores label={words.certain.label} isDrawn />
          </Figure>
        </>
      )}
    </Section>
  );
};
