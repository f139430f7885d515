import { style } from "@vanilla-extract/css";
import { flex, hiddenOn, media, shownOn, size, solid, space } from "../../theme/styling.ts";

export const section = style({ marginTop: space(44) });

export const controls = style({ ...flex.lines(16, "flex-end"), marginTop: space(24), ...hiddenOn("print") });
export const files = style({ ...flex.lines(8, "stretch"), marginInlineStart: "auto" });

export const wideOnly = style(hiddenOn("phone"));
export const componentHead = style([wideOnly, { width: "16%" }]);
export const materialHead = style([wideOnly, { width: "28%" }]);
export const numberHead = style({ width: "14%", "@media": { [media.phone]: { width: "4.75rem" } } });
/** Replaces the columns that are hidden on a phone. */
const phoneOnly = style(shownOn("phone"));

export const list = style([phoneOnly, { margin: 0, padding: 0, listStyle: "none" }]);
export const item = style({ paddingBlock: space(12), borderBlockEnd: solid("rule") });
export const line = style({ margin: space(4, 0, 0) });
export const strong = style({ margin: 0, fontWeight: 600 });
export const second = style([phoneOnly, { fontWeight: 400, ...size("caption", "ink3") }]);

export const narrow = style({ maxWidth: "46rem" });
export const when = style({ verticalAlign: "top", fontWeight: 600 });
/** A second line in small type: the market of a rule, or how it was checked. */
export const market = style({ display: "block", fontWeight: 400, ...size("caption", "ink3") });
export const words = style({ verticalAlign: "top", overflowWrap: "anywhere" });
