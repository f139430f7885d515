import type { Steps } from "../engine/portfolio/steps.ts";
import { faultOf, isFault } from "./cell-outcome.ts";
import type { MatchedSheet } from "./match-rows.ts";

/** Faults of a name that the user's choice of a product mends. */
const OF_A_NAME: ReadonlySet<string> = new Set(["product_unknown", "product_ambiguous"]);

/** True for the faults of names that may mean a product, although not surely. Each name is matched once. */
export function openNameFaults({ meanings: { tally } }: MatchedSheet): (fault: number) => boolean {
  const known = new Map<number, boolean>();
  return (fault) => {
    let is = known.get(fault);
    if (is === undefined) {
      const found = tally.at(fault);
      is = found !== undefined && OF_A_NAME.has(found.code) && found.offers().length > 0;
      known.set(fault, is);
    }
    return is;
  };
}

/**
 * True for rows whose name may mean a product that the user has yet to choose: goods, and no charges such as freight or deposits.
 * Matches the names of all rows; yields the share done, 0-1.
 */
export function* openNameSteps(matched: MatchedSheet): Steps<(place: number) => boolean> {
  const isOpen = openNameFaults(matched);
  const { meanings } = matched;
  const faults = meanings.tally.size;
  for (let fault = 0; fault < faults; fault++) {
    yield fault / faults;
    isOpen(fault);
  }
  return (place) => {
    const product = meanings.product(place);
    return isFault(product) && isOpen(faultOf(product));
  };
}
