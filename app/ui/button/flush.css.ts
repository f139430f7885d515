import { globalStyle } from "@vanilla-extract/css";
import { partLayer } from "../../theme/layers.css.ts";
import { inset, kind } from "./button.css.ts";
import { media, partStyle } from "../../theme/styling.ts";

/** Quiet buttons that are the first or last element of a container, at most three levels deep. */
const outermost = (place: string, end: ":first-child" | ":last-child"): string =>
  [1, 2, 3].map((depth) => `${place}${` > ${end}`.repeat(depth - 1)} > ${kind.quiet}${end}`).join(", ");

const pulled = `calc(-1px - ${inset})`;

/**
 * At the end of a column: aligns the text of a quiet button with the column, not its invisible edge. Not on a phone,
 * where the edge would be in the page margin.
 */
export const flushEnd = partStyle({});
globalStyle(outermost(flushEnd, ":last-child"), {
  "@layer": { [partLayer]: { "@media": { "(width > 700px)": { marginInlineEnd: pulled } } } },
});

/** The same at the start of a column. */
export const flushStart = partStyle({});
globalStyle(outermost(flushStart, ":first-child"), { "@layer": { [partLayer]: { marginInlineStart: pulled } } });

/** A row of quiet buttons that wraps on a phone: each of its lines starts at the start of the column. */
export const flushRowOnPhone = partStyle({ "@media": { [media.phone]: { marginInlineStart: "-1rem" } } });

/** The same for a single line on a phone. */
export const flushStartOnPhone = partStyle({});
globalStyle(outermost(flushStartOnPhone, ":first-child"), {
  "@layer": { [partLayer]: { "@media": { [media.phone]: { marginInlineStart: pulled } } } },
});
