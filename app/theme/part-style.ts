import { style, type StyleRule } from "@vanilla-extract/css";
import { partLayer, wholeLayer } from "./layers.css.ts";

/**
 * A style of app/ui or app/charts: `style` inside the `part` layer, so that a class name handed in by a feature always wins
 * over the part's own (layers.css.ts).
 */
export const partStyle = (rule: StyleRule, debugId?: string): string =>
  style({ "@layer": { [partLayer]: rule } }, debugId);

/**
 * A style by which a part of app/ui that is made of other parts changes these: it wins over their own, whichever file arrives
 * last.
 */
export const wholeStyle = (rule: StyleRule, debugId?: string): string =>
  style({ "@layer": { [wholeLayer]: rule } }, debugId);
