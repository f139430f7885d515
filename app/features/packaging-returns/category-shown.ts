import { LAW } from "../../../workers/engine/returns/law-data.ts";
import { packagingReturnsTexts } from "../../text/en/packaging-returns.ts";

/** Name of a category in the user's language, else as the law names it. */
export const categoryShown = (category: number | null): string => {
  if (category === null) return packagingReturnsTexts.table.noCategory;
  const known: Readonly<Record<number, string>> = packagingReturnsTexts.categories;
  return known[category] ?? LAW.categories[category] ?? String(category);
};
