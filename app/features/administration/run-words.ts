import type { RunItem } from "../../state/admin/admin-run.ts";
import { type CallProblem, reasonOf } from "../../state/admin/admin-session.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount } from "../../text/format.ts";

const words = adminTexts.database.status;

/** Rows that an update would add, change or remove. */
export const differing = ({ reply }: RunItem): number => {
  if (reply === null) return 0;
  const { added, changed, removed } = reply.difference.counts;
  return added + changed + removed;
};

/** The status of a file, as text for the list. */
export const statusText = (item: RunItem): string => {
  if (item.status === "differs") {
    const count = differing(item);
    return count === 1 ? words.oneDiffers : words.differs(formatCount(count));
  }
  if (item.status === "faulty") {
    return item.faultCount === 1 ? words.oneFault : words.faulty(formatCount(item.faultCount));
  }
  return words[item.status];
};

/** The sentence for a failed call; the server's own sentence if the call was refused. */
export const problemText = (problem: CallProblem): string => {
  const reason = reasonOf(problem);
  return reason === "refused" ? problem.detail : adminTexts.problems[reason];
};
