import { canonical, commonBase, mergeValues } from "./merge-fields.ts";
import type { Mergeable } from "./sync-record.ts";

/** For documents that are plain JSON. Each field comes from one side or the other, so that the merged document is valid. */
export const jsonMergeable = <D extends object>(): Mergeable<D> => ({
  equal: (one, other) => canonical(one) === canonical(other),
  looksLike: (one, listed) => canonical(one) === canonical(listed),
  isWhole: () => true,
  ancestor: (base, sent, theirs) => commonBase(base ?? {}, sent, theirs) as D,
  merge: (base, mine, theirs) => {
    const { value, fields } = mergeValues(base ?? {}, mine, theirs);
    return { merged: value as D, fields };
  },
});
