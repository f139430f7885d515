import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { comparisonsAtom } from "../../state/work/comparisons.ts";
import { foodsAtom } from "../../state/work/foods.ts";
import { downloadLocalWorkAtom, unreadableWorkAtom } from "../../state/work/local-work.ts";
import { portfoliosAtom } from "../../state/work/portfolios.ts";
import { productsAtom } from "../../state/work/products.ts";
import { formatCount } from "../../text/format.ts";
import { homeTexts } from "../../text/en/home.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { PageTitle } from "../../ui/page-title/page-title.tsx";
import { ComparisonsSection } from "./comparisons-section.tsx";
import { ContinueWork } from "./continue-work.tsx";
import { DeleteWork, UndoDelete, type DeleteTarget } from "./delete-work.tsx";
import { EmptyHome } from "./empty-home.tsx";
import { FoodsSection } from "./foods-section.tsx";
import * as style from "./home-work.css.ts";
import { PortfoliosSection } from "./portfolios-section.tsx";
import { ProductsSection } from "./products-section.tsx";

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
