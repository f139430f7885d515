import { style } from "@vanilla-extract/css";
import { grid } from "../../theme/styling.ts";

export const choices = style(grid.stack(16));
