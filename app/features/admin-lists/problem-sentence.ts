import type { AdminProblem } from "../../state/admin/admin-session.ts";
import { adminListTexts } from "../../text/en/admin-lists.ts";

/** Why a list could not be read, and what to do. */
export const problemSentence = ({ code }: AdminProblem): string =>
  // of an upload alone: a list has neither rows to refuse nor an earlier version
  adminListTexts.problem[code === "faults" || code === "conflict" ? "refused" : code];
