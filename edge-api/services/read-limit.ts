import { COUNTED_READERS, READS } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import { Refusal } from "./refusal.ts";

/** Limits reads that cost work, by network address, within one isolate: nothing is written for a read. */
export interface ReadLimit {
  /** Counts one read. @throws Refusal too_many_requests, until the window ends */
  take(address: string): void;
}

/** Allows READS an address. Remembers at most COUNTED_READERS addresses, the latest ones. */
export function readLimit({ now }: Pick<Ports, "now">): ReadLimit {
  const readers = new Map<string, { count: number; readonly ends: number }>();
  return {
    take(address) {
      const time = now();
      const known = readers.get(address);
      if (known === undefined || known.ends <= time) {
        readers.delete(address);
        const [oldest] = readers.keys();
        if (oldest !== undefined && readers.size >= COUNTED_READERS) readers.delete(oldest);
        readers.set(address, { count: 1, ends: time + READS.window });
      } else if (known.count++ >= READS.limit) {
        throw new Refusal("too_many_requests", { retryAfter: known.ends - time });
      }
    },
  };
}
