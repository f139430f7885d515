import { style } from "@vanilla-extract/css";
import { grid } from "../theme/styling.ts";

export const fields = style(grid.stack(16));
