import { globalFontFace } from "@vanilla-extract/css";

/** Source Sans 3 (OFL), served by the app: only the subsets that the texts need. index.html preloads the first. */
const SUBSETS = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  greek: "U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF",
};

globalFontFace(
  // Quoted, because an unquoted 3 is not valid in a CSS font name.
  '"Source Sans 3 Variable"',
  Object.entries(SUBSETS).map(([subset, unicodeRange]) => ({
    fontStyle: "normal",
    fontDisplay: "swap",
    fontWeight: "200 900",
    src: `url("@fontsource-variable/source-sans-3/files/source-sans-3-${subset}-wght-normal.woff2") format("woff2")`,
    unicodeRange,
  })),
);
