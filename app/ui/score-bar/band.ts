import { lightPalette } from "../../theme/palette.ts";
import { vars } from "../../theme/vars.css.ts";

/** The five score bands, 1 = very poor. */
export type Band = 1 | 2 | 3 | 4 | 5;

/** CSS colours of a band: a fill, and an outline if the fill may have too little contrast to the page. */
export interface BandPaint {
  readonly fill: string;
  readonly outline: string | undefined;
}

/**
 * The paint of a band. `colour` is the one in the reference row. The shipped colour is replaced by the theme's, which
 * differs in dark mode; a colour chosen by an admin is used with an outline, because its contrast is unchecked.
 */
export function bandPaint(band: Band, colour?: string): BandPaint {
  const shipped = colour === undefined || colour.toLowerCase() === lightPalette.band[band].toLowerCase();
  return shipped ? { fill: vars.band[band], outline: undefined } : { fill: colour, outline: vars.color.edge };
}
