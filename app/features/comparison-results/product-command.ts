import { createContext } from "react";

/** What can be done with a product of the results, besides reading its numbers. */
export type ProductCommand = "edit" | "profile" | "remove";

/** Carries a command out; the page says how. null = here products can only be read. */
export const ProductCommandContext = createContext<((prodsys_id: string, command: ProductCommand) => void) | null>(
  null,
);
