import type { AdminProblem } from "../../state/admin/admin-session.ts";
import { adminTexts } from "../../text/en/admin.ts";

/** The sentence for a failed call; the server's own sentence if the call was refused. */
export const problemText = (problem: AdminProblem): string =>
  problem.code === "refused" ? problem.detail : adminTexts.problems[problem.code];
