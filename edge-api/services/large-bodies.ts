import { LARGE_BODIES } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import { Refusal } from "./refusal.ts";

/** What one isolate leaves for bodies that take long to read. */
export interface LargeBodies {
  /**
   * Runs what reads a body and stores it.
   *
   * @param read gets whom to tell how many bytes of the body there are. @throws Refusal too_many_requests from there
   */
  during<T>(read: (grown: (bytes: number) => void) => Promise<T>): Promise<T>;
}

/** Ports with what all requests of an isolate share. */
export interface SharedPorts extends Ports {
  readonly largeBodies: LargeBodies;
}

/** So many large bodies at once; further ones are refused before anything is made of them. */
export function largeBodies({ now }: Pick<Ports, "now">): LargeBodies {
  /** ends of the time for which each body counts: a request that is given up never says so */
  const places = new Map<symbol, number>();
  return {
    async during(read) {
      const own = Symbol("body");
      let isLarge = false;
      try {
        return await read((bytes) => {
          if (isLarge || bytes <= LARGE_BODIES.bytes) return;
          const time = now();
          for (const [place, until] of places) if (until <= time) places.delete(place);
          if (places.size >= LARGE_BODIES.atOnce) {
            throw new Refusal("too_many_requests", { retryAfter: LARGE_BODIES.retryAfter });
          }
          isLarge = true;
          places.set(own, time + LARGE_BODIES.longest);
        });
      } finally {
        places.delete(own);
      }
    },
  };
}
