import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import "./layers.css.ts";
import { darkPalette, lightPalette } from "./palette.ts";

// Variables that differ between the themes. The contract uses the palette's shape, not its values.
const themed = createGlobalThemeContract(lightPalette, (_value, path) => `t-${path.join("-")}`);

// Variables shared by both themes.
const shared = createGlobalTheme(":root", {
  font: { family: `"Source Sans 3 Variable", system-ui, sans-serif` },
  text: {
    display: { size: "2.75rem", line: "1.08", weight: "600", tracking: "-.022em" },
    figure: { size: "6rem", line: ".9", weight: "600", tracking: "-.04em" },
    figureSmall: { size: "3.5rem", line: "1", weight: "600", tracking: "-.03em" },
    title: { size: "2rem", line: "1.15", weight: "600", tracking: "-.015em" },
    section: { size: "1.375rem", line: "1.25", weight: "600", tracking: "-.008em" },
    group: { size: "1.0625rem", line: "1.3", weight: "600", tracking: "0" },
    lead: { size: "1.1875rem", line: "1.45", weight: "400", tracking: "0" },
    body: { size: "1rem", line: "1.45", weight: "400", tracking: "0" },
    table: { size: ".9375rem", line: "1.45", weight: "400", tracking: "0" },
    small: { size: ".875rem", line: "1.43", weight: "400", tracking: "0" },
    caption: { size: ".8125rem", line: "1.4", weight: "400", tracking: "0" },
    mark: { size: ".75rem", line: "1.125rem", weight: "500", tracking: "0" },
  },
  // keys: px at a root size of 16 px
  space: {
    4: ".25rem",
    8: ".5rem",
    12: ".75rem",
    16: "1rem",
    24: "1.5rem",
    32: "2rem",
    44: "2.75rem",
    56: "3.5rem",
    72: "4.5rem",
  },
  radius: { control: "3px", mark: "2px", float: "6px", round: "999px" },
  motion: { page: "250ms", control: "120ms" },
});

/** All design tokens: `vars.color.ink`, `vars.band[3]`, `vars.stage.washing.fill`, `vars.space[16]`… */
export const vars = { ...themed, ...shared };

globalStyle(':root, [data-theme="light"]', { vars: assignVars(themed, lightPalette), colorScheme: "light" });

// Only on screens: print is always light. Without the attribute the system's preference applies, also without scripts.
globalStyle('[data-theme="dark"]', {
  "@media": { screen: { vars: assignVars(themed, darkPalette), colorScheme: "dark" } },
});
globalStyle(":root:not([data-theme])", {
  "@media": {
    "screen and (prefers-color-scheme: dark)": { vars: assignVars(themed, darkPalette), colorScheme: "dark" },
  },
});
