import { style, type StyleRule } from "@vanilla-extract/css";
import { partLayer } from "./layers.css.ts";

/**
 * A style of app/ui or app/charts: `style` inside the `part` layer, so that a class name handed in by a feature always wins
 * over the part's own (layers.css.ts).
 */
export const partStyle = (rule: StyleRule, debugId?: string): string =>
  style({ "@layer": { [partLayer]: rule } }, debugId);
