/** The 5 % to 95 % interval of draws, and their median. */
export interface Interval {
  /** 5 % of draws lie below */
  readonly low: number;
  readonly median: number;
  /** 5 % of draws lie above */
  readonly high: number;
}

const LOW = 0.05;
const MIDDLE = 0.5;
const HIGH = 0.95;
const BUCKETS = 256;

/**
 * Gives the value of a rank without sorting all values: counts them into equal buckets between the smallest and the
 * largest and sorts only the bucket of the rank. Exact, and several times as fast as quickselect, whose branches a
 * processor cannot predict.
 */
function placed(values: Float64Array): (place: number) => number {
  const count = values.length;
  let [least, most] = [Infinity, -Infinity];
  for (let at = 0; at < count; at++) {
    const value = values[at] ?? 0;
    least = value < least ? value : least;
    most = value > most ? value : most;
  }
  if (least === most) return () => least;
  // with an infinite range all values fall into one bucket
  const stretch = BUCKETS / (most - least);
  const scale = Number.isFinite(stretch) ? stretch : 0;
  const buckets = new Uint8Array(count);
  const counts = new Uint32Array(BUCKETS);
  for (let at = 0; at < count; at++) {
    const bucket = Math.min(BUCKETS - 1, (((values[at] ?? 0) - least) * scale) | 0);
    buckets[at] = bucket;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  let [sortedBucket, before] = [-1, 0];
  let sorted: Float64Array = new Float64Array(0);
  return (place) => {
    let [bucket, smaller] = [0, 0];
    while (bucket < BUCKETS - 1 && smaller + (counts[bucket] ?? 0) <= place) {
      smaller += counts[bucket] ?? 0;
      bucket++;
    }
    if (bucket !== sortedBucket) {
      sorted = new Float64Array(counts[bucket] ?? 0);
      for (let at = 0, to = 0; at < count; at++) if (buckets[at] === bucket) sorted[to++] = values[at] ?? 0;
      sorted.sort();
      [sortedBucket, before] = [bucket, smaller];
    }
    return sorted[place - before] ?? Number.NaN;
  };
}

/** Quantile with linear interpolation between neighbours (Hyndman and Fan 1996, type 7). */
function quantile(at: (place: number) => number, count: number, share: number): number {
  const exact = share * (count - 1);
  const place = Math.floor(exact);
  const below = at(place);
  return place === exact ? below : below + (exact - place) * (at(place + 1) - below);
}

/** Median of at least one value without NaN. */
export const medianOf = (samples: Float64Array): number => quantile(placed(samples), samples.length, MIDDLE);

/** 5 %, median and 95 % of at least one value without NaN. */
export function intervalOf(samples: Float64Array): Interval {
  const at = placed(samples);
  const of = (share: number): number => quantile(at, samples.length, share);
  return { low: of(LOW), median: of(MIDDLE), high: of(HIGH) };
}
