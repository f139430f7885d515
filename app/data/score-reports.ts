import { GUEST, type ReportKind } from "../../edge-api/contract/score-report.ts";
import { canonicalPieces } from "./canonical-text.ts";
import type { Fetch } from "./http.ts";
import { slicedSha256 } from "./sliced-hash.ts";

/** Tells the server that results were opened (specification section 4). Its answer is ignored, its failure silent. */
export interface ScoreReports {
  /** `session`: null = a guest; `content`: the comparison or portfolio whose results are open, lists as any iterable. */
  readonly send: (
    kind: ReportKind,
    session: { readonly email: string; readonly accessToken: string } | null,
    content: unknown,
  ) => Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** Whose report it is, the server reads from the session and not from the body (decisions.md 9). */
export const serverScoreReports = (fetch: Fetch): ScoreReports => ({
  send: async (kind, session, content) => {
    try {
      const hash = await slicedSha256(canonicalPieces(content));
      await fetch(`/api/${kind}_scores_calculated`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          ...(session !== null && { Authorization: `Bearer ${session.accessToken}` }),
        },
        body: JSON.stringify({ email: session?.email ?? GUEST, hash }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch {
      // nobody waits for a report: a network that is gone is no fault here
    }
  },
});

/** Development mode posts nothing. */
export const noScoreReports: ScoreReports = { send: async () => undefined };
