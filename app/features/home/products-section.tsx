import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { href } from "../../state/routes/href.ts";
import { productsAtom } from "../../state/work/products.ts";
import { plural } from "../../text/catalogue.ts";
import { formatMass } from "../../text/format-mass.ts";
import { formatCount, formatUnit } from "../../text/format.ts";
import { homeTexts } from "../../text/en/home.ts";
import type { DeleteTarget } from "./delete-work.tsx";
import { productRows, type ProductRow } from "./product-rows.ts";
import type { WorkColumn } from "./work-row.ts";
import { WorkSection } from "./work-section.tsx";

const texts = homeTexts.products;
const kindOf = (row: ProductRow): string => (row.reusable ? texts.reusable : texts.singleUse);

const COLUMNS: readonly WorkColumn<ProductRow>[] = [
  {
    id: "use_case",
    label: texts.columns.use_case,
    sortBy: (row) => row.useCase,
    cell: (row) => row.useCase,
    phone: "listed",
  },
  { id: "kind", label: texts.columns.kind, sortBy: kindOf, cell: kindOf, phone: "listed" },
  {
    id: "description",
    label: texts.columns.description,
    sortBy: null,
    cell: (row) => row.description,
    width: "24%",
    phone: "line",
  },
  {
    id: "components",
    label: texts.columns.components,
    numeric: true,
    sortBy: (row) => row.components,
    cell: (row) => formatCount(row.components),
    phone: { listed: (row) => plural(row.components, texts.componentsWord) },
  },
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
      texts={texts}
      createAddress={href("usecase-product")}
      columns={COLUMNS}
      rows={rows}
      textsOf={(row) => [row.name, row.useCase, row.description, kindOf(row)]}
      menuOf={({ id, name, usecase_id }) => [
        {
          label: texts.edit,
          icon: "edit",
          onSelect: () => navigate(href("create-product", { usecase_id, prodsys_id: id })),
        },
        { label: texts.profile, icon: "info", onSelect: () => onProfile(id) },
        "rule",
        {
          label: texts.remove,
          icon: "trash",
          danger: true,
          onSelect: () => onDelete({ kind: "product", id, name }),
        },
      ]}
    />
  );
};
