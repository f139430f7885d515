import { plural } from "../../../text/catalogue.ts";
import { sessionTexts } from "../../../text/en/session.ts";
import { formatCount } from "../../../text/format.ts";
import { formatList } from "../../../text/lists.ts";
import type { WorkCounts } from "../../../state/account/guest-work.ts";

const KINDS = ["comparison", "portfolio", "product", "food"] as const;

/** "3 comparisons and 1 food"; kinds with a count of 0 are left out. */
export const workInWords = (counts: WorkCounts): string =>
  formatList(
    KINDS.filter((kind) => counts[kind] > 0).map((kind) => {
      const { one, other } = sessionTexts.counts[kind];
      return plural(counts[kind], { one, other: other(formatCount(counts[kind])) });
    }),
  );
