import { useAtomValue, useSetAtom } from "jotai";
import { useState, useMemo } from "react";
import { comparisonsAtom } from "../../state/work/comparisons.ts";
import { foodsAtom } from "../../state/work/foods.ts";
import { downloadLocalWorkAtom, unreadableWorkAtom } from "../../state/work/local-work.ts";
import { portfoliosAtom } from "../../state/work/portfolios.ts";
import { productsAtom } from "../../state/work/products.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { homeTexts } from "../../text/en/home.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { PageTitle } from "../../ui/page-title/page-title.tsx";
import { ComparisonsSection } from "./comparisons-section.tsx";
import { ContinueWork } from "./continue-work.tsx";
import { DeleteWork, UndoDelete, type DeleteTarget } from "./delete-work.tsx";
import { EmptyHome } from "./empty-home.tsx";
import { useLocation } from "wouter";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { href } from "../../state/routes/href.ts";
import { foodRows, type FoodRow } from "./food-rows.ts";
import type { WorkColumn } from "./work-row.ts";
import { WorkSection } from "./work-section.tsx";
import { small } from "../../theme/text.css.ts";
import * as style from "./home-work.css.ts";
import { warn } from "./home-work.css.ts";
import { PortfoliosSection } from "./portfolios-section.tsx";
import { ProductsSection } from "./products-section.tsx";

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
