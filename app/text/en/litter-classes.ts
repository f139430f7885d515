import { texts } from "../catalogue.ts";

/** Litter classes of the reference data (litter-spec), as readers know them. */
export const litterClassTexts = texts("litter-classes", {
  small: "small",
  medium: "medium",
  large: "large",
  none: "none",
});
