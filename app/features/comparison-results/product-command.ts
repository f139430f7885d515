import { createContext } from "react";

/** Commands in the menu of a product in the results. */
export type ProductCommand = "edit" | "profile" | "remove";

/** Runs a command; the page provides the function. null = products are read-only here. */
export const ProductCommandContext = createContext<((prodsys_id: string, command: ProductCommand) => void) | null>(
  null,
);
