import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import { style } from "@vanilla-extract/css";
import { hiddenOn, media, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";
import { NARROW, ROW_REM, TALL_ROW_REM, phone, table } from "./editor-table.css.ts";

const cell = style({
  height: `${ROW_REM}rem`,
  paddingInline: ".5rem",
  borderBottom: solid("rule"),
  whiteSpace: "nowrap",
  "@media": {
    [`screen and ${NARROW}`]: { height: `${TALL_ROW_REM}rem` },
    [phone]: { height: "auto", padding: 0, borderBottom: 0 },
    [media.print]: { height: "auto", padding: ".25rem", whiteSpace: "normal", verticalAlign: "top" },
  },
});

/** Only for cells whose own text may be too long: clipped cells paint separately in every frame of a scroll. */
const clipped = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  "@media": { [media.print]: { overflow: "visible" } },
});

const hiddenBelow = (width: string) => ({ "@media": { [`screen and (width <= ${width})`]: { display: "none" } } });
const onPaper = (width: string) => ({ "@media": { [media.print]: { width } } });
const onScreen = hiddenOn("print");
const onPhone = (area: string) => ({ "@media": { [phone]: { gridArea: area, width: "auto" } } });

/** Window widths with space for the site column, and for the columns of the other details. */
export const SITE_ROOM = "(width > 1000px)";
export const DETAIL_ROOM = "(width > 1180px)";

/** Hides a column when at least this number of detail columns is shown. */
const hiddenBeside = (least: number) => ({
  "@media": {
    [`screen and ${DETAIL_ROOM}`]: {
      selectors: {
        [LINE_DETAILS.flatMap((_, at) => (at + 1 < least ? [] : [`${table}[data-details="${at + 1}"] &`])).join(", ")]:
          {
            display: "none",
          },
      },
    },
  },
});
const detail = (width: string) => style([cell, clipped, { width, color: vars.color.ink2 }, hiddenBelow("1180px")]);

/** Narrow windows hide columns one after the other; the drawer of a line shows all of them. */
export const columns = {
  choose: style([cell, { width: "2.375rem", paddingInline: 0, textAlign: "center" }, onPhone("choose"), onScreen]),
  use_case: style([
    cell,
    clipped,
    { width: "14%", color: vars.color.ink2 },
    { "@media": { [phone]: { display: "none" } } },
    hiddenBeside(4),
  ]),
  product: style([cell, { width: "27%", fontWeight: 500 }, onPhone("product"), onPaper("20%")]),
  food: style([cell, { width: "17%", color: vars.color.ink2 }, onPhone("food"), onPaper("15%")]),
  label: style([
    cell,
    clipped,
    {
      width: "7%",
      color: vars.color.ink2,
      // beside details a percentage would leave it too few letters to read
      selectors: { [`${table}:not([data-details="0"]) &`]: { width: "7.5rem" } },
    },
    hiddenBelow("1180px"),
  ]),
  gtin: detail("7.5rem"),
  item_code: detail("8.25rem"),
  site: style([cell, clipped, { width: "7.5rem", color: vars.color.ink2 }, hiddenBelow("1000px")]),
  country: detail("6rem"),
  supplier: detail("7.5rem"),
  order_number: detail("8rem"),
  date: detail("6rem"),
  quantity: style([
    cell,
    { width: "7.75rem", textAlign: "end" },
    onPhone("quantity"),
    // below the product name
    { "@media": { [phone]: { textAlign: "start" } } },
    onPaper("4.75rem"),
  ]),
  pieces: style([
    cell,
    { width: "5.75rem", textAlign: "end" },
    hiddenBelow("1100px"),
    hiddenBeside(2),
    onPaper("4rem"),
  ]),
  mass: style([
    cell,
    clipped,
    { width: "5.5rem", textAlign: "end", color: vars.color.ink2 },
    hiddenBelow("900px"),
    hiddenBeside(3),
    onPaper("4rem"),
  ]),
  climate: style([
    cell,
    clipped,
    { width: "8rem", textAlign: "end" },
    hiddenBelow("800px"),
    hiddenBeside(5),
    onPaper("4.5rem"),
  ]),
  score: style([cell, { width: "8.25rem", paddingInlineStart: space(24) }, onPhone("score"), onPaper("3.5rem")]),
  menu: style([cell, { width: "2.25rem", paddingInline: 0, textAlign: "center" }, onPhone("menu"), onScreen]),
};
