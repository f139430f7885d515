import { createContext, useContext } from "react";

/** The heading that a collapsible section already shows: its id and title. Null outside of one. */
export const FoldTitleContext = createContext<{ readonly id: string; readonly title: string } | null>(null);

/** True if `id` is the heading of the collapsible section around, so that the content must not repeat it. */
export const useFoldTitle = (id: string | undefined): string | null => {
  const fold = useContext(FoldTitleContext);
  return fold !== null && fold.id === id ? fold.title : null;
};
