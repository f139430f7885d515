import { createContext, useContext } from "react";

/** The heading that a collapsible section already shows: its id and title. Null outside of one. */
export const FoldTitleContext = createContext<{ readonly id: string; readonly title: string } | null>(null);

/**
 * The collapsible section around a heading: `title` is its title if the heading has its id and must not repeat it, else null.
 */
export const useFoldTitle = (id: string | undefined): { readonly isInside: boolean; readonly title: string | null } => {
  const fold = useContext(FoldTitleContext);
  return { isInside: fold !== null, title: fold !== null && fold.id === id ? fold.title : null };
};
