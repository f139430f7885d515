import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { ScoreBars } from "../../charts/score-bars.tsx";
import { bandOf, NO_PAINT, paintedBands } from "../../score-tables/band-of.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { exampleOutlineAtom, exampleScoresAtom } from "../../state/comparison/example-scores.ts";
import { loadExampleAtom } from "../../state/start/example.ts";
import { href } from "../../state/routes/href.ts";
import { formatCount, productName } from "../../text/format.ts";
import { homeTexts } from "../../text/en/home.ts";
import * as text from "../../theme/text.css.ts";
import { Button, LinkButton } from "../../ui/button/button.tsx";
import * as style from "./empty-home.css.ts";

const inWords = (count: number): string => homeTexts.empty.ways[count] ?? formatCount(count);

/** The example's summary scores, best first, calculated from the loaded tables. */
const ExampleBars = () => {
  const { value: example } = useAtomValue(exampleScoresAtom);
  const bands = paintedBands(useAtomValue(catalogueAtom)?.bands ?? []);
  if (example === null) return null;
  const rows = example.products
    .flatMap(({ product, scores }) => (scores.summary === null ? [] : [{ product, score: scores.summary }]))
    .toSorted((a, b) => b.score - a.score)
    .map(({ product, score }) => ({
      id: product.prodsys_id,
      name: productName(product.prodsys_name),
      score,
      band: bandOf(bands, null, score)?.paint ?? NO_PAINT,
    }));
  return <ScoreBars label={homeTexts.empty.scores} rows={rows} />;
};

/** Shown on the first visit: load an example comparison, or create one. */
export const EmptyHome = () => {
  const outline = useAtomValue(exampleOutlineAtom);
  const loadExample = useSetAtom(loadExampleAtom);
  const [, navigate] = useLocation();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const open = async () => {
    setState("busy");
    const created = await loadExample();
    if (created.ok) navigate(href("comparison-mode", { query: { comparison_id: created.value } }));
    else setState("failed");
  };
  return (
    <section className={style.empty}>
      <div>
        <h2 className={text.section}>{homeTexts.empty.title}</h2>
        <p className={style.text}>
          {outline && `${homeTexts.empty.text(inWords(outline.products.length), outline.region.region_name)} `}
          {homeTexts.empty.more}
        </p>
        <div className={style.actions}>
          <Button kind="primary" busy={state === "busy"} onClick={() => void open()}>
            {homeTexts.empty.load}
          </Button>
          <Link href={href("comparison-mode", { query: { step: 1 } })} asChild>
            <LinkButton>{homeTexts.comparisons.create}</LinkButton>
          </Link>
        </div>
        <output className={style.failed}>{state === "failed" && homeTexts.empty.failed}</output>
      </div>
      <div className={style.bars}>
        <ExampleBars />
      </div>
    </section>
  );
};
