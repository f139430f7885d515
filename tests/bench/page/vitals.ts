import type { Page } from "@playwright/test";

/** What the browser says about itself since the page began. */
export interface Vitals {
  /** milliseconds until the largest content was painted; the last one counts */
  readonly lcp: number;
  /** what that content was */
  readonly lcpElement: string;
  readonly cls: number;
  /** tasks over 50 ms on the main thread, their milliseconds */
  readonly longTasks: readonly number[];
  /** milliseconds from the key or click to the next frame, the worst one; 0 = under the 16 ms that are reported */
  readonly worstInteraction: number;
}

const STORE = "tareVitals";

/** Lets every page from now on keep book; call before it opens. */
export const watchVitals = (page: Page): Promise<unknown> =>
  page.addInitScript((store) => {
    const vitals = { lcp: 0, lcpElement: "", cls: 0, longTasks: [] as number[], worstInteraction: 0 };
    Reflect.set(window, store, vitals);
    const book = {
      numberIn: (entry: object, key: string): number => Number(Reflect.get(entry, key) ?? 0),
      watch: (options: PerformanceObserverInit & { durationThreshold?: number }, each: (entry: object) => void): void =>
        new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ buffered: true, ...options }),
    };
    book.watch({ type: "largest-contentful-paint" }, (entry) => {
      const element: unknown = Reflect.get(entry, "element");
      vitals.lcp = book.numberIn(entry, "startTime");
      vitals.lcpElement = element instanceof Element ? element.tagName.toLowerCase() : "";
    });
    book.watch({ type: "layout-shift" }, (entry) => {
      if (Reflect.get(entry, "hadRecentInput") !== true) vitals.cls += book.numberIn(entry, "value");
    });
    book.watch({ type: "longtask" }, (entry) => vitals.longTasks.push(book.numberIn(entry, "duration")));
    book.watch({ type: "event", durationThreshold: 16 }, (entry) => {
      if (book.numberIn(entry, "interactionId") > 0) {
        vitals.worstInteraction = Math.max(vitals.worstInteraction, book.numberIn(entry, "duration"));
      }
    });
  }, STORE);

export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate((store): Vitals => Reflect.get(window, store) as Vitals, STORE);

/** Forgets tasks and interactions so far. */
export const forgetTasks = (page: Page): Promise<void> =>
  page.evaluate((store) => {
    const vitals = Reflect.get(window, store) as { longTasks: number[]; worstInteraction: number };
    vitals.longTasks.length = 0;
    vitals.worstInteraction = 0;
  }, STORE);
