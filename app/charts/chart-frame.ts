import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { textMeasure, type MeasureText } from "./text-measure.ts";

/** What a chart draws in: the real size of its place, so that its text never scales with the box. */
export interface ChartFrame {
  /** px */
  readonly width: number;
  /** px of 1rem: the root size has steps */
  readonly rem: number;
  readonly measure: MeasureText;
}

/** Where there is no layout (the very first render, a hidden place): a width that any chart can be drawn in. */
const BEFORE_LAYOUT: ChartFrame = { width: 720, rem: 16, measure: textMeasure("sans-serif") };

/** The frame of the element that gets the ref; it follows the element's width, the root size and the arrival of fonts. */
export function useChartFrame(): readonly [RefObject<HTMLElement | null>, ChartFrame] {
  const host = useRef<HTMLElement>(null);
  const [frame, setFrame] = useState(BEFORE_LAYOUT);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const read = () => {
      const width = Math.floor(element.getBoundingClientRect().width);
      if (width === 0) return;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || BEFORE_LAYOUT.rem;
      setFrame((known) =>
        known !== BEFORE_LAYOUT && known.width === width && known.rem === rem
          ? known
          : { width, rem, measure: textMeasure(getComputedStyle(element).fontFamily) },
      );
    };
    const measureAgain = () => {
      setFrame((known) => ({ ...known, measure: textMeasure(getComputedStyle(element).fontFamily) }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    // the root size also steps with the height of the window
    window.addEventListener("resize", read);
    const fonts: FontFaceSet | undefined = document.fonts;
    fonts?.addEventListener("loadingdone", measureAgain);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", read);
      fonts?.removeEventListener("loadingdone", measureAgain);
    };
  }, []);
  return [host, frame];
}
