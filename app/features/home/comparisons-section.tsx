import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { comparisonsAtom } from "../../state/work/comparisons.ts";
import { href } from "../../state/routes/href.ts";
import { homeTexts } from "../../text/en/home.ts";
import { BestProduct } from "./best-product.tsx";
import { comparisonRows, type ComparisonRow } from "./home-comparison-rows.ts";
import type { DeleteTarget } from "./delete-work.tsx";
import { countColumn, textColumn, type WorkColumn } from "./work-row.ts";
import { WorkSection } from "./work-section.tsx";

const texts = homeTexts.comparisons;

const COLUMNS: readonly WorkColumn<ComparisonRow>[] = [
  textColumn("region", texts.columns.region, (row) => row.region),
  textColumn("use_case", texts.columns.use_case, (row) => row.useCase),
  textColumn("food", texts.columns.food, (row) => row.food, "17%"),
  countColumn("products", texts.columns.products, (row) => row.products, texts.productsWord),
  {
    // Only the rows of the current page are scored, so it cannot be sorted.
    id: "best",
    label: texts.columns.best,
    afterNumber: true,
    sortBy: null,
    cell: (row) => <BestProduct id={row.id} />,
    width: "22%",
    phone: "line",
  },
];

/** The section of comparisons. Row menu: View Comparison, Delete Comparison. */
export const ComparisonsSection = ({ onDelete }: { readonly onDelete: (target: DeleteTarget) => void }) => {
  const stored = useAtomValue(comparisonsAtom);
  const catalogue = useAtomValue(catalogueAtom);
  const [, navigate] = useLocation();
  const rows = useMemo(() => comparisonRows(stored, catalogue), [stored, catalogue]);
  return (
    <WorkSection
      section="comparisons"
      kind="comparison"
      onDelete={onDelete}
      texts={texts}
      createAddress={href("comparison-mode", { query: { step: 1 } })}
      columns={COLUMNS}
      rows={rows}
      textsOf={(row) => [row.name, row.region, row.useCase, row.food]}
      menuOf={(row) => [
        {
          label: texts.view,
          icon: "compare",
          onSelect: () => navigate(href("comparison-mode", { query: { comparison_id: row.id } })),
        },
      ]}
    />
  );
};
