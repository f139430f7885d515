import { keyframes, style } from "@vanilla-extract/css";
import { flex, grid, hiddenOn, media, shownOn, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

/** Commands are not printed. */
export const onScreen = style(hiddenOn("print"));
export const onPaper = style(shownOn("print"));

/** Height of the window without the page header: the table scrolls inside, the totals stay visible. */
export const page = style({
  display: "flex",
  flexDirection: "column",
  height: "calc(100dvh - 3.5rem)",
  minHeight: "34rem",
  width: "100%",
  maxWidth: "100rem",
  padding: space(32, 24, 0),
  // below a notice of one line, so that the totals stay in the window
  selectors: { "output + &": { height: "calc(100dvh - 3.5rem - 2.375rem)" } },
  "@media": {
    [media.stacked]: { paddingTop: space(16) },
    [media.phone]: {
      paddingInline: space(16),
      paddingTop: space(8),
      height: "auto",
      minHeight: 0,
      selectors: { "output + &": { height: "auto" } },
    },
    [media.print]: { display: "block", padding: 0, printColorAdjust: "exact" },
  },
});

export const head = style({
  ...grid.columns("minmax(0, 1fr) auto", 16, "end"),
  marginBottom: space(12),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(8) } },
});

export const titleLine = style(flex.row(4, "end"));
export const description = style({ color: vars.color.ink2, maxWidth: "46rem" });
// the words of the modes are longer in some languages than a narrow phone has room for beside undo and redo
export const tools = style([flex.lines(8), onScreen]);

export const toolbar = style([{ ...flex.lines(12), minHeight: "2.75rem", marginBottom: space(8) }, onScreen]);
export const search = style({ width: "18rem", maxWidth: "100%", "@media": { [media.phone]: { width: "100%" } } });
export const phoneSort = style({ display: "none", "@media": { [media.phone]: { display: "block", width: "100%" } } });
export const filter = style({ width: "13.75rem", "@media": { [media.phone]: { width: "100%" } } });
export const commands = style({
  gridArea: "1 / 1",
  ...flex.lines(8),
  justifyContent: "end",
  selectors: { '&[data-covered="true"]': { visibility: "hidden" } },
  "@media": { [media.phone]: { justifyContent: "start" } },
});

/**
 * The commands of the portfolio, covered by those for chosen lines: both take the same space, so that the lines do not
 * move.
 */
export const commandPlace = style({
  display: "grid",
  marginInlineStart: "auto",
  "@media": { [media.phone]: { marginInlineStart: 0, width: "100%" } },
});
export const bulk = style({
  gridArea: "1 / 1",
  ...flex.lines(8),
  justifyContent: "end",
  "@media": { [media.phone]: { justifyContent: "start" } },
});
export const bulkCount = style({ fontWeight: 600, marginInlineEnd: space(8) });
export const bulkHidden = style({ fontWeight: 400, color: vars.color.ink2 });

/** The filters in force, on a line of their own. */
export const activeFilters = style({
  ...flex.lines(8),
  width: "100%",
  ...size("table", "ink2"),
  selectors: { "&[hidden]": { display: "none" } },
});
export const activeFilter = style({
  ...flex.inline(4),
  minHeight: "2rem",
  paddingInline: space(8),
  border: solid("rule"),
  borderRadius: vars.radius.mark,
  color: vars.color.ink,
  selectors: { "&:hover": { borderColor: vars.color.ink } },
  "@media": { [media.touch]: { minHeight: "2.75rem" } },
});

/** On a phone the list has a fixed height, so the page itself scrolls little. */
export const list = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minHeight: 0,
  "@media": {
    [media.phone]: { height: "70dvh", minHeight: "24rem", flex: "none" },
    [media.print]: { display: "block", height: "auto", minHeight: 0 },
  },
});

export const foot = style({
  ...flex.lines(space(4, 32)),
  minHeight: "2.75rem",
  borderTop: solid("ink"),
  ...size("table", "ink2"),
  "@media": { [media.phone]: { gap: space(0, 16), paddingBlock: space(8) } },
});
export const footEnd = style({
  ...flex.row(12),
  marginInlineStart: "auto",
  color: vars.color.ink3,
  "@media": { [media.phone]: { marginInlineStart: 0 } },
});
/** The figures align with the other totals. */
export const scored = style({ display: "contents" });
/** Hides figures of other lines than those on screen, after 150 ms, so that a short scoring does not flicker. */
export const stale = style({
  visibility: "hidden",
  animation: `${keyframes({ from: { visibility: "visible" }, to: { visibility: "visible" } })} 150ms`,
});
export const figure = style({ color: vars.color.ink, fontWeight: 600 });

export const fields = style({ ...grid.stack(16), marginTop: space(8) });
export const tabs = style({ marginBlock: space(16) });
export const facts = style({
  ...grid.columns("minmax(8rem, 11rem) minmax(0, 1fr)", space(8, 16)),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(4) } },
});
export const term = style({ color: vars.color.ink2 });
export const drawerFoot = style({ ...flex.apart(8, "stretch"), marginTop: space(24) });
export const pair = style(grid.columns("1fr 1fr", 16, "start"));
export const detailFields = style(grid.columns("repeat(auto-fit, minmax(11rem, 1fr))", 16, "start"));
export const scoreTable = style({ marginTop: space(24) });
/** The step indicator and the help button. */
export const addHead = style(grid.columns("minmax(0, 1fr) auto", 16, "start"));
export const addBody = style({ ...grid.stack(16), maxHeight: "60dvh", overflowY: "auto" });

export const nothing = style({ display: "block", paddingBlock: space(24) });
export const notice = style([{ display: "block", marginBottom: space(8), color: vars.color.accent }, onScreen]);
