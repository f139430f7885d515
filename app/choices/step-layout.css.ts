import { style } from "@vanilla-extract/css";
import { flex, grid, hiddenOn, media, pageFrame, solid, space } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

/** A page with its action bar, which is at the bottom of the window also below a short page. */
export const frame = style({ display: "flex", flexDirection: "column", flex: 1, minWidth: 0 });

export const page = style([
  pageFrame(),
  {
    flex: "1 0 auto",
    padding: space("1.25rem", 24, 32),
    "@media": { [media.phone]: { padding: space(12, 16, 56) } },
  },
]);

/** A page flow starts with its title; the wizard has its steps above. */
export const flowPage = style([page, { paddingTop: space(32) }]);

export const step = style({ marginTop: space(32), "@media": { [media.phone]: { marginTop: space(8) } } });

/** With the list of selected products beside it. */
export const flowWithAside = style({
  ...grid.columns("minmax(0, 1fr) 17.25rem"),
  columnGap: space(56),
  // One column below this width, because the table needs it.
  "@media": { "(width <= 1280px)": { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space(32) } },
});

/** Step 5 of the wizard. */
export const stepWithAside = style([step, flowWithAside]);

/** Width of steps 1 to 4, which have no table. */
export const narrow = style({ maxWidth: "46rem", marginTop: space(24), ...grid.stack(24) });

/** Groups fill the columns one after another: four columns on a wide screen, one on a phone. */
export const groupColumns = style({
  columns: "17rem 4",
  columnGap: space(32),
  marginTop: space(24),
  // Cancels the padding below the last group of each column.
  marginBottom: `calc(-1 * ${space(32)})`,
});

export const groupInColumn = style({ breakInside: "avoid", paddingBottom: space(32) });

export const groupHeading = style({ marginBottom: space(4) });

export const notices = style({ ...grid.stack(8), marginTop: space(16), maxWidth: "46rem" });

export const notice = style({
  borderInlineStart: solid("warn", "2px"),
  paddingInlineStart: space(12),
  color: vars.color.ink,
});

export const quietNotice = style([
  notice,
  { marginTop: space(16), borderInlineStartColor: vars.color.rule2, color: vars.color.ink2 },
]);

export const wideOnly = style(hiddenOn("phone"));
export const phoneOnly = style({ display: "none", "@media": { [media.phone]: { display: "inline" } } });

/** On a phone, a long reason is shown in a strip above the action bar. */
export const strip = style({
  "@media": {
    [media.phone]: {
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: "100%",
      ...flex.lines(space(4, 12)),
      padding: space(8, 16),
      borderTop: solid("rule2"),
      background: vars.color.paper,
      textAlign: "start",
    },
    // the bar does not stick there, and has room
    [media.low]: { position: "static", padding: 0, borderTop: 0 },
  },
});

/** A button after the reason why another one is disabled. */
export const besideReason = style({
  marginInlineStart: space(12),
  "@media": { [media.phone]: { marginInlineStart: "auto" } },
});

export const endButtons = style(flex.row(12));

/** Above the page's main choice. */
export const regionSelect = style({ maxWidth: "20rem", marginTop: space(16) });

export const searchRow = style(flex.lines(12));

/** Aligns the text of the quiet button with the list. */
export const allFoods = style({ marginInlineStart: "-.75rem" });

export const searchField = style({ flex: "1 1 16rem" });
