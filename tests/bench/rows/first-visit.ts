import type { Page } from "@playwright/test";
import { firstVisitWeight } from "../page/first-visit-weight.ts";
import { watchRequestDepth } from "../page/request-depth.ts";
import { throttle } from "../page/throttle.ts";
import { onBuiltPage, type Visit } from "../page/visits.ts";
import { readVitals, watchVitals } from "../page/vitals.ts";
import { atMost, type BenchRow, type Outcome } from "../row.ts";
import { quantile } from "../measure.ts";

const CPU = 4;
const VISITS = 5;

const kilobytes = (bytes: number): number => bytes / 1000;
const chartOf = (page: Page) => page.getByRole("table", { name: /^Serving one hot coffee/ });

const weight = (visit: Visit): Promise<Outcome> =>
  visit(async (page) => {
    const { scripts, initial, worker } = await firstVisitWeight(page, () => chartOf(page).waitFor());
    const [path = "", bytes = 0] = scripts[0] ?? [];
    const detail = `${scripts.length} scripts, the heaviest ${path} ${kilobytes(bytes).toFixed(1)}; worker beside ${kilobytes(worker).toFixed(1)}`;
    return atMost("initial JS of a logged-out first visit to /, brotli", 130, "KB", kilobytes(initial), detail);
  });

const firstPaint = async (visit: Visit): Promise<readonly Outcome[]> => {
  const lcp: number[] = [];
  const cls: number[] = [];
  const depths: number[] = [];
  let element = "";
  for (let visits = 0; visits < VISITS; visits++) {
    await visit(async (page) => {
      await watchVitals(page);
      const depth = await watchRequestDepth(page);
      await throttle(page, { cpu: CPU, slowLine: true });
      await page.goto("/");
      await chartOf(page).waitFor();
      await page.waitForLoadState("networkidle");
      const vitals = await readVitals(page);
      lcp.push(vitals.lcp);
      cls.push(vitals.cls);
      depths.push(await depth());
      element = vitals.lcpElement;
    });
  }
  const all = lcp.map((time) => (time / 1000).toFixed(2)).join(", ");
  return [
    atMost("LCP of /, slow 4G and 4 × throttle", 1.8, "s", quantile(lcp, 0.5) / 1000, `median of ${all}; <${element}>`),
    atMost("requests one after another before the first paint", 3, "", Math.max(...depths), "the same visits, worst"),
    atMost("CLS of /, the same visits", 0, "", Math.max(...cls), "worst"),
  ];
};

/** A logged-out first visit of the built page, on the local runtime. */
export const firstVisit: BenchRow = {
  name: "first-visit",
  run: () => onBuiltPage("the first visit", async (visit) => [await weight(visit), ...(await firstPaint(visit))]),
};
