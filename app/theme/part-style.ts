import { style, type StyleRule } from "@vanilla-extract/css";
import { partLayer, wholeLayer } from "./layers.css.ts";

/**
 * A style of app/ui or app/charts: `style` in the `part` layer, so that a feature's class name overrides it
 * (layers.css.ts).
 */
export const partStyle = (rule: StyleRule, debugId?: string): string =>
  style({ "@layer": { [partLayer]: rule } }, debugId);

/**
 * A style by which a component of app/ui changes a component that it contains: `style` in the `whole` layer, which
 * overrides `partStyle`.
 */
export const wholeStyle = (rule: StyleRule, debugId?: string): string =>
  style({ "@layer": { [wholeLayer]: rule } }, debugId);
