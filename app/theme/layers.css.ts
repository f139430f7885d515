import { globalLayer } from "@vanilla-extract/css";

/**
 * Cascade layers, so that precedence does not depend on the order in which lazy style sheets load: reset, text styles,
 * components of app/ui and app/charts, then changes that a component makes to components inside it. Styles of features
 * and pages are outside all layers and therefore have the highest precedence.
 */
export const resetLayer = globalLayer("reset");
export const textLayer = globalLayer("text");
export const partLayer = globalLayer("part");
export const wholeLayer = globalLayer("whole");
