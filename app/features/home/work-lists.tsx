import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { LISTED_ENTRIES } from "../../../edge-api/contract/limits.ts";
import { href } from "../../state/routes/href.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { comparisonsAtom } from "../../state/work/comparisons.ts";
import { portfoliosAtom } from "../../state/work/portfolios.ts";
import { productsAtom } from "../../state/work/products.ts";
import { localOnlyPortfoliosAtom } from "../../state/work/save-state.ts";
import { homeTexts } from "../../text/en/home.ts";
import { formatMass, formatUnit } from "../../text/format.ts";
import { BestProduct } from "./best-product.tsx";
import type { DeleteTarget } from "./delete-work.tsx";
import {
  type ComparisonRow,
  comparisonRows,
  type PortfolioRow,
  portfolioRows,
  type ProductRow,
  productRows,
} from "./home-rows.ts";
import { PortfolioScore } from "./portfolio-score.tsx";
import { countColumn, textColumn, type WorkColumn } from "./work-row.ts";
import { WorkSection } from "./work-section.tsx";

const comparisonTexts = homeTexts.comparisons;

const COMPARISON_COLUMNS: readonly WorkColumn<ComparisonRow>[] = [
  textColumn("region", comparisonTexts.columns.region, (row) => row.region),
  textColumn("use_case", comparisonTexts.columns.use_case, (row) => row.useCase),
  textColumn("food", comparisonTexts.columns.food, (row) => row.food, "17%"),
  countColumn("products", comparisonTexts.columns.products, (row) => row.products, comparisonTexts.productsWord),
  {
    // Only the rows of the current page are scored, so it cannot be sorted.
    id: "best",
    label: comparisonTexts.columns.best,
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
      texts={comparisonTexts}
      createAddress={href("comparison-mode", { query: { step: 1 } })}
      columns={COMPARISON_COLUMNS}
      rows={rows}
      textsOf={(row) => [row.name, row.region, row.useCase, row.food]}
      menuOf={(row) => [
        {
          label: comparisonTexts.view,
          icon: "compare",
          onSelect: () => navigate(href("comparison-mode", { query: { comparison_id: row.id } })),
        },
      ]}
    />
  );
};

const portfolioTexts = homeTexts.portfolios;

const PORTFOLIO_COLUMNS: readonly WorkColumn<PortfolioRow>[] = [
  textColumn("region", portfolioTexts.columns.region, (row) => row.region),
  countColumn("use_cases", portfolioTexts.columns.use_cases, (row) => row.useCases, portfolioTexts.useCasesWord),
  countColumn("lines", portfolioTexts.columns.lines, (row) => row.lines, portfolioTexts.linesWord),
  countColumn("items", portfolioTexts.columns.items, (row) => row.uses, portfolioTexts.itemsWord),
  {
    // Only for rows of the current page, and not for large portfolios, which would have to be fetched.
    id: "score",
    label: portfolioTexts.columns.score,
    afterNumber: true,
    sortBy: null,
    cell: (row) =>
      row.lines === 0 || row.lines > LISTED_ENTRIES ? homeTexts.comparisons.noScore : <PortfolioScore id={row.id} />,
    width: "18%",
    phone: "line",
  },
];

/** The section of portfolios. Row menu: Edit Portfolio, Portfolio Scores (if it has lines), Delete Portfolio. */
export const PortfoliosSection = ({ onDelete }: { readonly onDelete: (target: DeleteTarget) => void }) => {
  const stored = useAtomValue(portfoliosAtom);
  const catalogue = useAtomValue(catalogueAtom);
  const [, navigate] = useLocation();
  const hereOnly = useAtomValue(localOnlyPortfoliosAtom);
  const rows = useMemo(() => portfolioRows(stored, catalogue, hereOnly), [stored, catalogue, hereOnly]);
  return (
    <WorkSection
      section="portfolios"
      kind="portfolio"
      onDelete={onDelete}
      texts={portfolioTexts}
      createAddress={href("portfolio-mode", { query: { step: 1 } })}
      columns={PORTFOLIO_COLUMNS}
      rows={rows}
      textsOf={(row) => [row.name, row.region, row.description]}
      menuOf={(row) => [
        {
          label: portfolioTexts.edit,
          icon: "edit",
          onSelect: () => navigate(href("portfolio-mode", { query: { portfolio_id: row.id } })),
        },
        ...(row.lines > 0
          ? [
              {
                label: portfolioTexts.scores,
                icon: "compare" as const,
                onSelect: () => navigate(href("portfolio-mode", { query: { portfolio_id: row.id, mode: "scores" } })),
              },
            ]
          : []),
      ]}
    />
  );
};

const productTexts = homeTexts.products;
const kindOf = (row: ProductRow): string => (row.reusable ? productTexts.reusable : productTexts.singleUse);

const PRODUCT_COLUMNS: readonly WorkColumn<ProductRow>[] = [
  textColumn("use_case", productTexts.columns.use_case, (row) => row.useCase),
  textColumn("kind", productTexts.columns.kind, kindOf),
  {
    id: "description",
    label: productTexts.columns.description,
    sortBy: null,
    cell: (row) => row.description,
    width: "24%",
    phone: "line",
  },
  countColumn("components", productTexts.columns.components, (row) => row.components, productTexts.componentsWord),
  {
    id: "mass",
    label: productTexts.columns.mass(formatUnit("g")),
    numeric: true,
    sortBy: (row) => row.mass,
    cell: (row) => formatMass(row.mass),
    phone: { listed: () => formatUnit("g") },
  },
];

interface ProductsSectionProps {
  readonly onDelete: (target: DeleteTarget) => void;
  readonly onProfile: (prodsys_id: string) => void;
}

/** The section of user-defined products. Row menu: Edit Product, Product Profile, Delete Product. */
export const ProductsSection = ({ onDelete, onProfile }: ProductsSectionProps) => {
  const stored = useAtomValue(productsAtom);
  const catalogue = useAtomValue(catalogueAtom);
  const [, navigate] = useLocation();
  const rows = useMemo(() => productRows(stored, catalogue), [stored, catalogue]);
  return (
    <WorkSection
      section="products"
      kind="product"
      onDelete={onDelete}
      texts={productTexts}
      createAddress={href("usecase-product")}
      columns={PRODUCT_COLUMNS}
      rows={rows}
      textsOf={(row) => [row.name, row.useCase, row.description, kindOf(row)]}
      menuOf={({ id, usecase_id }) => [
        {
          label: productTexts.edit,
          icon: "edit",
          onSelect: () => navigate(href("create-product", { usecase_id, prodsys_id: id })),
        },
        { label: productTexts.profile, icon: "info", onSelect: () => onProfile(id) },
      ]}
    />
  );
};
