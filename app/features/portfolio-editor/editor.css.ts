import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

/** Commands are not printed. */
export const onScreen = style({ "@media": { [media.print]: { display: "none" } } });
export const onPaper = style({ display: "none", "@media": { [media.print]: { display: "block" } } });

/** Height of the window without the page header: the table scrolls inside, the totals stay visible. */
export const page = style({
  display: "flex",
  flexDirection: "column",
  height: "calc(100dvh - 3.5rem)",
  minHeight: "34rem",
  paddingInline: vars.space[32],
  paddingTop: vars.space[32],
  width: "100%",
  maxWidth: "100rem",
  marginInline: "auto",
  // below a notice of one line, so that the totals stay in the window
  selectors: { "output + &": { height: "calc(100dvh - 3.5rem - 2.375rem)" } },
  "@media": {
    [media.stacked]: { paddingInline: vars.space[24], paddingTop: vars.space[16] },
    [media.phone]: {
      paddingInline: vars.space[16],
      paddingTop: vars.space[8],
      height: "auto",
      minHeight: 0,
      selectors: { "output + &": { height: "auto" } },
    },
    [media.print]: { display: "block", padding: 0, printColorAdjust: "exact" },
  },
});

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: vars.space[16],
  marginBottom: vars.space[12],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] } },
});

export const titleLine = style({ display: "flex", alignItems: "end", gap: vars.space[4] });
export const description = style({ color: vars.color.ink2, maxWidth: "46rem" });
export const tools = style([{ display: "flex", alignItems: "center", gap: vars.space[8] }, onScreen]);

export const toolbar = style([
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    minHeight: "2.75rem",
    gap: vars.space[12],
    marginBottom: vars.space[8],
  },
  onScreen,
]);
export const search = style({ width: "18rem", maxWidth: "100%", "@media": { [media.phone]: { width: "100%" } } });
export const phoneSort = style({ display: "none", "@media": { [media.phone]: { display: "block", width: "100%" } } });
export const filter = style({ width: "11rem", "@media": { [media.phone]: { width: "100%" } } });
export const commands = style({
  gridArea: "1 / 1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  gap: vars.space[8],
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
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  gap: vars.space[8],
  "@media": { [media.phone]: { justifyContent: "start" } },
});
export const bulkCount = style({ fontWeight: 600, marginInlineEnd: vars.space[8] });
export const bulkHidden = style({ fontWeight: 400, color: vars.color.ink2 });

/** The filters in force, on a line of their own. */
export const activeFilters = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  width: "100%",
  fontSize: vars.text.table.size,
  color: vars.color.ink2,
  selectors: { "&[hidden]": { display: "none" } },
});
export const activeFilter = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  minHeight: "2rem",
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.rule}`,
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
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[32]}`,
  minHeight: "2.75rem",
  borderTop: `1px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.text.table.size,
  "@media": { [media.phone]: { gap: `0 ${vars.space[16]}`, paddingBlock: vars.space[8] } },
});
export const footEnd = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
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

export const fields = style({ display: "grid", gap: vars.space[16], marginTop: vars.space[8] });
export const tabs = style({ marginBlock: vars.space[16] });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(8rem, 11rem) minmax(0, 1fr)",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] } },
});
export const term = style({ color: vars.color.ink2 });
export const drawerFoot = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[8],
  marginTop: vars.space[24],
});
export const pair = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  alignItems: "start",
  gap: vars.space[16],
});
export const detailFields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))",
  alignItems: "start",
  gap: vars.space[16],
});
export const scoreTable = style({ marginTop: vars.space[24] });
/** The step indicator and the help button. */
export const addHead = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: vars.space[16],
});
export const addBody = style({ display: "grid", gap: vars.space[16], maxHeight: "60dvh", overflowY: "auto" });

export const nothing = style({ display: "block", paddingBlock: vars.space[24] });
export const notice = style([{ display: "block", marginBottom: vars.space[8], color: vars.color.accent }, onScreen]);
