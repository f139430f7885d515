import type { AdminProblem } from "../../state/admin/admin-session.ts";
import { adminListTexts } from "../../text/en/admin-lists.ts";

/** The sentence for a list that could not be loaded, with advice. */
export const problemSentence = ({ code }: AdminProblem): string =>
  // these two codes come from uploads only
  adminListTexts.problem[code === "faults" || code === "conflict" ? "refused" : code];
