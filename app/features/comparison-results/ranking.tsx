import { useAtomValue, useSetAtom } from "jotai";
import { useContext, useMemo, useState } from "react";
import type { LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { drawScoreDots } from "../../charts/draw-dots.ts";
import { SaveChart } from "../../charts/save-chart.tsx";
import { ScoreDots } from "../../charts/score-dots.tsx";
import { chartFactsAtom } from "../../exports/chart-facts.ts";
import { LawTag } from "../../market-rules/law-tag.tsx";
import { lawMark } from "../../market-rules/law-words.ts";
import { bandOf, NO_PAINT, type PaintedBand } from "../../score-tables/band-of.ts";
import { UncertaintySwitch } from "../../score-tables/uncertainty-switch.tsx";
import { leftOutAtom } from "../../state/analysis/left-out-products.ts";
import { hideUncertaintyAtom, showUncertaintyAtom, uncertaintyAtom } from "../../state/analysis/uncertainty.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import { allowedAmong } from "../../state/core/left-out.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { tableTexts } from "../../text/en/table.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { formatCount } from "../../text/format.ts";
import { GRID } from "../../ui/grid/grid.ts";
import { ContextMenu, type MenuPlace } from "../../ui/menu/context-menu.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { closeToBest, finalDraws } from "./finding.ts";
import { OpenNumberContext } from "./open-number.tsx";
import { ProductCommandContext } from "./result-rows.ts";
import { rangeOf, scoreDetail } from "./score-detail.ts";
import { statementsOf } from "./statements.ts";

interface RankingProps {
  readonly id: string;
  readonly comparison_id: string;
  readonly rows: readonly ResultRow[];
  readonly bands: readonly PaintedBand[];
  /** the law of the comparison's region */
  readonly law: LawOfProducts;
  /** true = summaries use the user's weights, not those of the dataset */
  readonly hasOwnWeights: boolean;
  /** true = scores without the reuse rule; the draws use the rule, so they are hidden */
  readonly isView: boolean;
}

/** The Results section: summary scores on one scale, best first, with the legend of the bands. */
export const Ranking = ({ id, comparison_id, rows, bands, law, hasOwnWeights, isView }: RankingProps) => {
  const words = resultsTexts.productMenu;
  const onOpen = useContext(OpenNumberContext);
  const onCommand = useContext(ProductCommandContext);
  const [menu, setMenu] = useState<{ readonly row: ResultRow; readonly place: MenuPlace } | null>(null);
  const about = useMemo(() => ({ kind: "comparison", id: comparison_id }) as const, [comparison_id]);
  const drawnScores = useAtomValue(uncertaintyAtom(about));
  const drawn = isView ? { ...drawnScores, value: null } : drawnScores;
  const show = useSetAtom(showUncertaintyAtom);
  const hide = useSetAtom(hideUncertaintyAtom);
  const describe = useSetAtom(chartFactsAtom);
  const leftOut = useAtomValue(leftOutAtom(about));
  const note = hasOwnWeights ? resultsTexts.ranking.noteOwnWeights : resultsTexts.ranking.note;
  const shownNote =
    drawn.value === null ? note : uncertaintyTexts.rankingNote(note, formatCount(drawn.value.settings.draws));
  const titled = allowedAmong(rows, leftOut);
  const title = statementsOf(titled, finalDraws(drawn)).finding;
  const close = closeToBest(titled, drawn);
  const legend = bands.map((band) => ({ band: band.paint, label: band.label }));
  const shown = {
    label: resultsTexts.ranking.label,
    legend,
    bracketLabel: uncertaintyTexts.pairs.tooClose,
    ...(!isView && drawn.status !== "off" && { rangeHead: uncertaintyTexts.rangeHead }),
  };
  const dots = rows.map((row) => ({
    id: row.prodsys_id,
    name: row.name,
    reusable: row.reusable,
    score: row.summary,
    range: rangeOf(drawn, row.prodsys_id),
    joined: close.includes(row),
    band: bandOf(bands, row.scores.summary_band, row.summary)?.paint ?? NO_PAINT,
    mark: <LawTag product={row.name} rules={law.get(row.prodsys_id)} />,
    remark: lawMark(law.get(row.prodsys_id)),
    detail: scoreDetail(row, rows, drawn),
    onOpen: () => onOpen({ prodsys_id: row.prodsys_id, subject: "summary" }),
    ...(onCommand && {
      onMenu: (button: HTMLButtonElement) => setMenu({ row, place: { button, point: null } }),
    }),
  }));
  // a comparison needs at least one reusable (specification section 5)
  const isRemovable = (row: ResultRow) => rows.some((other) => other !== row && other.reusable);
  return (
    <Section
      id={id}
      title={resultsTexts.sections.results}
      note={shownNote}
      actions={
        <>
          {!isView && (
            <UncertaintySwitch
              isShown={drawn.status !== "off"}
              isWaiting={drawn.status === "drawing" && drawn.value === null}
              onShow={() => show(about)}
              onHide={() => hide(about)}
            />
          )}
          <SaveChart
            name="ranking"
            draw={() => drawScoreDots({ ...shown, rows: dots })}
            facts={(chart) => describe(about, { chart, title, note: shownNote })}
          />
        </>
      }
    >
      <ScoreDots
        {...shown}
        rows={dots}
        note={tableTexts.scale}
        table={GRID}
        {...(onCommand && { menuLabel: words.of })}
      />
      {menu && onCommand && (
        <ContextMenu
          label={words.of(menu.row.name)}
          place={menu.place}
          onClose={() => setMenu(null)}
          items={[
            { label: words.edit, icon: "edit", onSelect: () => onCommand(menu.row.prodsys_id, "edit") },
            { label: words.profile, icon: "info", onSelect: () => onCommand(menu.row.prodsys_id, "profile") },
            "rule",
            {
              label: isRemovable(menu.row) ? words.remove : words.removeLast,
              icon: "trash",
              danger: true,
              disabled: !isRemovable(menu.row),
              onSelect: () => onCommand(menu.row.prodsys_id, "remove"),
            },
          ]}
        />
      )}
    </Section>
  );
};
