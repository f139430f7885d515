import { canonical, mergeValues } from "./merge-fields.ts";
import type { Mergeable } from "./sync-record.ts";

/** Documents that are plain JSON. Fields come from one side or the other, so that the contract holds for each of them. */
export const jsonMergeable = <D extends object>(): Mergeable<D> => ({
  equal: (one, other) => canonical(one) === canonical(other),
  merge: (base, mine, theirs) => {
    const { value, fields } = mergeValues(base ?? {}, mine, theirs);
    return { merged: value as D, fields };
  },
});
