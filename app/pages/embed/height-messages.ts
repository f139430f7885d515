import { useEffect, type RefObject } from "react";

/** What the page around a frame is told: `{ type: "tare:height", height }`, px. Nothing in it depends on the share's content. */
export const HEIGHT_MESSAGE = "tare:height";

/** Tells the page around the frame the height of its content, at first and after each change. */
export function useHeightMessages(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = content.current;
    if (element === null || window.parent === window) return undefined;
    let told = 0;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      if (height === told) return;
      told = height;
      // any site may embed a share, so the message may go to any
      window.parent.postMessage({ type: HEIGHT_MESSAGE, height }, "*");
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [content]);
}
