import { lightPalette } from "../theme/palette.ts";
import { vars } from "../theme/vars.css.ts";

/** The five score bands, 1 = very poor. */
export type Band = 1 | 2 | 3 | 4 | 5;

/** How a band is painted: a fill, and an outline where the fill may be too weak for the page. */
export interface BandPaint {
  readonly fill: string;
  readonly outline: string | undefined;
}

/**
 * The paint of a band. `colour` is that of the reference row: while it is the shipped one the theme's own serves (dark has others);
 * a colour that an admin chose is used as it is, with an outline, because nobody checked its contrast.
 */
export function bandPaint(band: Band, colour?: string): BandPaint {
  const shipped = colour === undefined || colour.toLowerCase() === lightPalette.band[band].toLowerCase();
  return shipped ? { fill: vars.band[band], outline: undefined } : { fill: colour, outline: vars.color.edge };
}
