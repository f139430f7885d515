import { LARGE_BODIES } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import type { MadeFiles } from "./made-files.ts";
import type { ReadLimit } from "./read-limit.ts";
import type { Scorer } from "./score.ts";
import { Refusal } from "./refusal.ts";

/** Limits how many large bodies one isolate reads at the same time. */
export interface LargeBodies {
  /**
   * Runs a function that reads and stores a body.
   *
   * @param read calls `grown` with the number of bytes read so far, which throws Refusal too_many_requests
   */
  during<T>(read: (grown: (bytes: number) => void) => Promise<T>): Promise<T>;
}

/** Ports plus the state shared by all requests of an isolate. */
export interface SharedPorts extends Ports {
  readonly largeBodies: LargeBodies;
  readonly reads: ReadLimit;
  readonly made: MadeFiles;
  readonly scorer: Scorer;
}

/** Allows LARGE_BODIES.atOnce large bodies; further ones are refused before they are parsed. */
export function largeBodies({ now }: Pick<Ports, "now">): LargeBodies {
  /** expiry of each slot: a cancelled request never releases its own */
  const slots = new Map<symbol, number>();
  return {
    async during(read) {
      const ownSlot = Symbol("body");
      let isLarge = false;
      try {
        return await read((bytes) => {
          if (isLarge || bytes <= LARGE_BODIES.bytes) return;
          const time = now();
          for (const [slot, until] of slots) if (until <= time) slots.delete(slot);
          if (slots.size >= LARGE_BODIES.atOnce) {
            throw new Refusal("too_many_requests", { retryAfter: LARGE_BODIES.retryAfter });
          }
          isLarge = true;
          slots.set(ownSlot, time + LARGE_BODIES.longest);
        });
      } finally {
        slots.delete(ownSlot);
      }
    },
  };
}
