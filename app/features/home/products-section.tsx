import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { href } from "../../state/routes/href.ts";
import { productsAtom } from "../../state/work/products.ts";
import { formatMass } from "../../text/format-mass.ts";
import { formatUnit } from "../../text/format.ts";
import { homeTexts } from "../../text/en/home.ts";
import type { DeleteTarget } from "./delete-work.tsx";
import { productRows, type ProductRow } from "./product-rows.ts";
import { countColumn, textColumn, type WorkColumn } from "./work-row.ts";
import { WorkSection } from "./work-section.tsx";

const texts = homeTexts.products;
const kindOf = (row: ProductRow): string => (row.reusable ? texts.reusable : texts.singleUse);

const COLUMNS: readonly WorkColumn<ProductRow>[] = [
  textColumn("use_case", texts.columns.use_case, (row) => row.useCase),
  textColumn("kind", texts.columns.kind, kindOf),
  {
    id: "description",
    label: texts.columns.description,
    sortBy: null,
    cell: (row) => row.description,
    width: "24%",
    phone: "line",
  },
  countColumn("components", texts.columns.components, (row) => row.components, texts.componentsWord),
  {
    id: "mass",
    label: texts.columns.mass(formatUnit("g")),
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
      texts={texts}
      createAddress={href("usecase-product")}
      columns={COLUMNS}
      rows={rows}
      textsOf={(row) => [row.name, row.useCase, row.description, kindOf(row)]}
      menuOf={({ id, usecase_id }) => [
        {
          label: texts.edit,
          icon: "edit",
          onSelect: () => navigate(href("create-product", { usecase_id, prodsys_id: id })),
        },
        { label: texts.profile, icon: "info", onSelect: () => onProfile(id) },
      ]}
    />
  );
};
