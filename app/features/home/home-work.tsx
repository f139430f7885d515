import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import { ScoreBars } from "../../charts/score-bars.tsx";
import { bandOf, NO_PAINT, paintedBands } from "../../score-tables/band-of.ts";
import { exampleOutlineAtom, exampleScoresAtom } from "../../state/comparison/example-scores.ts";
import { href } from "../../state/routes/href.ts";
import { loadExampleAtom } from "../../state/start/example.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { comparisonsAtom } from "../../state/work/comparisons.ts";
import { foodsAtom } from "../../state/work/foods.ts";
import { downloadLocalWorkAtom, unreadableWorkAtom } from "../../state/work/local-work.ts";
import { portfoliosAtom } from "../../state/work/portfolios.ts";
import { productsAtom } from "../../state/work/products.ts";
import { homeTexts } from "../../text/en/home.ts";
import { formatCount, formatNumber, productName } from "../../text/format.ts";
import * as text from "../../theme/text.css.ts";
import { small } from "../../theme/text.css.ts";
import { Button, LinkButton, LinkLike } from "../../ui/button/button.tsx";
import { PageTitle } from "../../ui/page-title/page-title.tsx";
import { ContinueWork } from "./continue-work.tsx";
import { type DeleteTarget, DeleteWork, UndoDelete } from "./delete-work.tsx";
import { type FoodRow, foodRows } from "./home-rows.ts";
import * as style from "./home.css.ts";
import { warn } from "./home.css.ts";
import { ComparisonsSection, PortfoliosSection, ProductsSection } from "./work-lists.tsx";
import type { WorkColumn } from "./work-row.ts";
import { WorkSection } from "./work-section.tsx";

const texts = homeTexts.foods;

const COLUMNS: readonly WorkColumn<FoodRow>[] = [
  {
    id: "values",
    label: texts.columns.values,
    sortBy: null,
    cell: (row) => (
      <>
        {row.values.join(", ")}
        {row.missing > 0 && (
          <span className={`${small} ${warn}`}>
            {" "}
            {row.missing === 1 ? texts.missingOne : texts.missing(formatCount(row.missing))}
          </span>
        )}
      </>
    ),
    width: "46%",
    phone: "line",
  },
  {
    id: "score",
    label: texts.columns.score,
    numeric: true,
    sortBy: (row) => row.score,
    cell: (row) => formatNumber(row.score, 1),
    phone: { listed: () => texts.scoreWord },
  },
];

/** The section of user-defined foods. Row menu: Edit Food, Delete Food. */
const FoodsSection = ({ onDelete }: { readonly onDelete: (target: DeleteTarget) => void }) => {
  const stored = useAtomValue(foodsAtom);
  const catalogue = useAtomValue(catalogueAtom);
  const [, navigate] = useLocation();
  const rows = useMemo(() => foodRows(stored, catalogue), [stored, catalogue]);
  return (
    <WorkSection
      section="foods"
      kind="food"
      onDelete={onDelete}
      texts={texts}
      createAddress={href("create-food")}
      columns={COLUMNS}
      rows={rows}
      textsOf={(row) => [row.name, ...row.values]}
      menuOf={({ id }) => [
        { label: texts.edit, icon: "edit", onSelect: () => navigate(href("edit-food", { food_id: id })) },
      ]}
    />
  );
};

/** What was edited last and the four sections of saved work; an example if there is none. */
export const HomeWork = ({ onProfile }: { readonly onProfile: (prodsys_id: string) => void }) => {
  const work = {
    comparisons: useAtomValue(comparisonsAtom),
    portfolios: useAtomValue(portfoliosAtom),
    products: useAtomValue(productsAtom),
    foods: useAtomValue(foodsAtom),
  };
  const unreadable = useAtomValue(unreadableWorkAtom).length;
  const download = useSetAtom(downloadLocalWorkAtom);
  const [deleting, setDeleting] = useState<DeleteTarget | null>(null);
  return (
    <>
      <PageTitle>{homeTexts.title}</PageTitle>
      {unreadable > 0 && (
        <p className={style.notice}>
          {unreadable === 1 ? homeTexts.unreadable.one : homeTexts.unreadable.many(formatCount(unreadable))}{" "}
          <LinkLike onClick={() => void download()}>{homeTexts.unreadable.download}</LinkLike>
        </p>
      )}
      <div className={style.sections}>
        {Object.values(work).every((list) => list.length === 0) && <EmptyHome />}
        <ContinueWork work={work} />
        <ComparisonsSection onDelete={setDeleting} />
        <PortfoliosSection onDelete={setDeleting} />
        <ProductsSection onDelete={setDeleting} onProfile={onProfile} />
        <FoodsSection onDelete={setDeleting} />
      </div>
      {deleting && <DeleteWork target={deleting} onClose={() => setDeleting(null)} />}
      <UndoDelete />
    </>
  );
};

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
const EmptyHome = () => {
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
