import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { foodsAtom } from "../../state/work/foods.ts";
import { href } from "../../state/routes/href.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { homeTexts } from "../../text/en/home.ts";
import type { DeleteTarget } from "./delete-work.tsx";
import { foodRows, type FoodRow } from "./food-rows.ts";
import type { WorkColumn } from "./work-row.ts";
import { WorkSection } from "./work-section.tsx";
import { small } from "../../theme/text.css.ts";
import { warn } from "./home-work.css.ts";

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
export const FoodsSection = ({ onDelete }: { readonly onDelete: (target: DeleteTarget) => void }) => {
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
