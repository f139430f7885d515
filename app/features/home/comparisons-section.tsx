import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { comparisonsAtom } from "../../state/work/comparisons.ts";
import { href } from "../../state/routes/href.ts";
import { plural } from "../../text/catalogue.ts";
import { formatCount } from "../../text/format.ts";
import { homeTexts } from "../../text/en/home.ts";
import { BestProduct } from "./best-product.tsx";
import { comparisonRows, type ComparisonRow } from "./comparison-rows.ts";
import type { DeleteTarget } from "./delete-work.tsx";
import type { WorkColumn } from "./work-row.ts";
import { WorkSection } from "./work-section.tsx";

const texts = homeTexts.comparisons;

const COLUMNS: readonly WorkColumn<ComparisonRow>[] = [
  {
    id: "region",
    label: texts.columns.region,
    sortBy: (row) => row.region,
    cell: (row) => row.region,
    phone: "listed",
  },
  {
    id: "use_case",
    label: texts.columns.use_case,
    sortBy: (row) => row.useCase,
    cell: (row) => row.useCase,
    phone: "listed",
  },
  {
    id: "food",
    label: texts.columns.food,
    sortBy: (row) => row.food,
    cell: (row) => row.food,
    width: "17%",
    phone: "listed",
  },
  {
    id: "products",
    label: texts.columns.products,
    numeric: true,
    sortBy: (row) => row.products,
    cell: (row) => formatCount(row.products),
    phone: { listed: (row) => plural(row.products, texts.productsWord) },
  },
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
        "rule",
        {
          label: texts.remove,
          icon: "trash",
          danger: true,
          onSelect: () => onDelete({ kind: "comparison", id: row.id, name: row.name }),
        },
      ]}
    />
  );
};
