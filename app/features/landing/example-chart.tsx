import { useAtomValue } from "jotai";
import { ValueDots } from "../../charts/value-dots.tsx";
import {
  exampleOutlineAtom,
  exampleScoresAtom,
  type ExampleOutline,
  type ExampleScores,
} from "../../state/comparison/example-scores.ts";
import { loadingAtom } from "../../state/start/loading.ts";
import { formatCount, formatMeasure, formatRaw, productName, shownUnit } from "../../text/format.ts";
import { landingTexts } from "../../text/en/landing.ts";
import * as text from "../../theme/text.css.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as style from "./landing.css.ts";

const inWords = (count: number): string => landingTexts.chart.ways[count] ?? formatCount(count);

/** Products by climate impact, lowest first; `per` = data units per displayed unit. */
const rowsOf = ({ products }: ExampleScores, per: number) =>
  products
    .flatMap(({ product, scores, range }) => {
      const value = scores.raw.climate;
      return value === null ? [] : [{ product, value, range }];
    })
    .toSorted((a, b) => a.value - b.value)
    .map(({ product, value, range }) => ({
      id: product.prodsys_id,
      name: productName(product.prodsys_name),
      reusable: product.reusable,
      value: value / per,
      shown: formatRaw("climate", value),
      range: range && ([range.low / per, range.high / per] as const),
    }));

const Chart = ({ outline, example }: { readonly outline: ExampleOutline; readonly example: ExampleScores }) => {
  const { useCase, region, climate } = outline;
  const { unit, per } = shownUnit(climate.unit);
  const rows = rowsOf(example, per);
  const serving = landingTexts.chart.perServing(formatMeasure(useCase.size_standard, useCase.unit));
  const caption = landingTexts.chart.caption(serving, region.region_name);
  return (
    <>
      <p className={style.chartTitle}>
        <strong className={style.chartName}>{landingTexts.chart.name(inWords(rows.length))}</strong> {caption}{" "}
        <WithUnits text={unit} />.
      </p>
      <ValueDots
        label={`${landingTexts.chart.name(inWords(rows.length))} ${caption} ${unit}`}
        rows={rows}
        reusableLabel={landingTexts.chart.reusable}
        singleUseLabel={landingTexts.chart.singleUse}
        note={landingTexts.chart.source(example.version)}
      />
    </>
  );
};

/** The rows of the finished chart, which has seven products. */
const PENDING_ROWS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The example chart, computed in the browser from the shipped tables. Its height is reserved from the start. */
export const ExampleChart = () => {
  const outline = useAtomValue(exampleOutlineAtom);
  const { value: example, problem, isAsking } = useAtomValue(exampleScoresAtom);
  const failed = useAtomValue(loadingAtom).status === "failed" || problem !== null;
  return (
    <figure className={style.chart} aria-busy={isAsking && !failed}>
      {outline && example ? (
        <Chart outline={outline} example={example} />
      ) : (
        <>
          <output className={text.caption}>{failed ? landingTexts.chart.failed : landingTexts.chart.computing}</output>
          {!failed && PENDING_ROWS.map((row) => <div key={row} className={style.pendingRow} aria-hidden="true" />)}
        </>
      )}
    </figure>
  );
};
