import { isDeepStrictEqual } from "node:util";
import type { LivePortfolio } from "../../../workers/engine/portfolio/live-portfolio.ts";
import { kept, quantile } from "../measure.ts";
import { prepare, scoreFromColumns, type Prepared } from "../portfolio/prepared.ts";
import { readBenchData } from "../portfolio/reference-data.ts";
import { seededShare } from "../portfolio/synthetic-portfolio.ts";
import { atMost, ms, type BenchRow, type Outcome } from "../row.ts";

const ENTRIES = 100_000;
const WARMUPS = 200;
const EDITS = 2000;
/** One edit in so many is followed by a full score, which it must equal. */
const CHECKED = 100;

/** Changes of a quantity, of the food, of the product; now and then an entry more, then one less. */
function editOf(live: LivePortfolio, { entries }: Prepared, share: () => number): () => void {
  const at = Math.floor(share() * live.columns.length);
  const other = entries[Math.floor(share() * entries.length)];
  if (other === undefined) throw new Error("no entries");
  const kind = share();
  if (kind < 0.6) return () => live.setQuantity(at, 1 + Math.floor(share() * 1000));
  if (kind < 0.75) {
    const { usecase_id, prodsys_id, overrides } = live.columns.entry(at);
    return () => live.setItem(at, { usecase_id, prodsys_id, overrides, food_id: other.food_id });
  }
  if (kind < 0.9) return () => live.setItem(at, other);
  return live.columns.length > ENTRIES ? () => live.remove(at) : () => live.append(other);
}

function run(): readonly Outcome[] {
  const prepared = prepare(readBenchData().scope, ENTRIES);
  const { live } = prepared;
  const share = seededShare(7);
  const times: number[] = [];
  let equal = 0;
  let checked = 0;
  for (let edit = -WARMUPS; edit < EDITS; edit++) {
    const change = editOf(live, prepared, share);
    const start = performance.now();
    change();
    const scores = live.scores();
    const took = performance.now() - start;
    kept.last = scores;
    if (edit < 0) continue;
    times.push(took);
    if (edit % CHECKED !== 0) continue;
    checked += 1;
    if (isDeepStrictEqual(scoreFromColumns({ ...prepared, data: live.columns.data() }), scores)) equal += 1;
  }
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  return [
    atMost("re-score after one edit in 1e5, p99", 30, "ms", p99, `p50 ${ms(p50)}, ${EDITS} edits of five kinds`),
    {
      what: "edited scores equal full scores in every bit",
      goal: "always",
      measured: `${equal} of ${checked} checked`,
      met: equal === checked,
    },
  ];
}

export const oneEdit: BenchRow = { name: "edit", run };
