import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { estimatedWidth, textMeasure, type MeasureText } from "./text-measure.ts";

/** The real size of a chart's container: charts draw in px, so that text never scales. */
export interface ChartFrame {
  /** px */
  readonly width: number;
  /** 1rem in px: the root font size changes with the window */
  readonly rem: number;
  readonly measure: MeasureText;
}

/** Used without layout (the first render, a hidden container): a width that suits every chart. */
const BEFORE_LAYOUT: ChartFrame = { width: 720, rem: 16, measure: estimatedWidth };

const measureFor = (element: Element): MeasureText => textMeasure(getComputedStyle(element).fontFamily);

/** The frame of the element with the ref; updates with the element's width, the root font size and loaded fonts. */
export function useChartFrame(): readonly [RefObject<HTMLElement | null>, ChartFrame] {
  const host = useRef<HTMLElement>(null);
  const [frame, setFrame] = useState(BEFORE_LAYOUT);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const read = () => {
      const width = Math.floor(element.getBoundingClientRect().width);
      if (width === 0) {
        // the hidden sheet of a report is printed in this frame, so that its texts need their real widths
        setFrame((known) => (known === BEFORE_LAYOUT ? { ...known, measure: measureFor(element) } : known));
        return;
      }
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || BEFORE_LAYOUT.rem;
      setFrame((known) =>
        known !== BEFORE_LAYOUT && known.width === width && known.rem === rem
          ? known
          : { width, rem, measure: measureFor(element) },
      );
    };
    const measureAgain = () => {
      setFrame((known) => ({ ...known, measure: measureFor(element) }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    // The root font size also depends on the height of the window.
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
