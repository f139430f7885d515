/** Conditions for `@media` keys that change the layout. Steps of the root font size are in global.css.ts. */
export const media = {
  /** The left panel and the preview move above the content. */
  stacked: "(width <= 1000px)",
  /** One column; tables become lists. */
  phone: "(width <= 700px)",
  /** The scale of a ranking moves below its names; an embedded frame of 600 px has room beside them. */
  rankingBelow: "(width < 600px)",
  /** Narrower than any phone, as a wide window is at 400 % zoom (WCAG 1.4.10 asks for 320 px). */
  reflow: "(width < 360px)",
  /** Too low for sticky bars, which would cover most of the page: they scroll with it (`sticky.css.ts`). */
  low: "(height <= 480px)",
  /** Touch input: targets are 44 px. */
  touch: "(width <= 700px), (pointer: coarse)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
  print: "print",
} as const;

/** z-index of floating elements. */
export const z = { bar: 10, drawer: 20, menu: 30, dialog: 40, loading: 50 } as const;
