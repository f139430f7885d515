import type { AdminProblem } from "../../state/admin/admin-session.ts";
import { adminTexts } from "../../text/en/admin.ts";

/** Why a call gave nothing, in words; the server's own sentence where it gave one for the purpose. */
export const problemText = (problem: AdminProblem): string =>
  problem.code === "refused" ? problem.detail : adminTexts.problems[problem.code];
