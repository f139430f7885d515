import { globalLayer } from "@vanilla-extract/css";

/**
 * The order in which styles win, whatever order lazy style sheets arrive in: reset, then text styles, then parts of app/ui and
 * app/charts, then what a part that is made of others changes in them. Styles of features and pages stay outside every layer
 * and therefore win over all of these.
 */
export const resetLayer = globalLayer("reset");
export const textLayer = globalLayer("text");
export const partLayer = globalLayer("part");
export const wholeLayer = globalLayer("whole");
