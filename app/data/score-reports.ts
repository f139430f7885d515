import { GUEST, type ReportKind } from "../../edge-api/contract/score-report.ts";
import { canonicalPieces } from "./canonical-text.ts";
import type { Fetch } from "./http.ts";
import { slicedSha256 } from "./sliced-hash.ts";

/** Reports opened results to the server (specification section 4). Answers and failures are ignored. */
export interface ScoreReports {
  /** `session`: null = a guest; `content`: the comparison or portfolio that is open, lists as any iterable. */
  readonly send: (
    kind: ReportKind,
    session: { readonly email: string; readonly accessToken: string } | null,
    content: unknown,
  ) => Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** The server takes the user from the session, not from the body (decisions.md 9). */
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
      // a lost report is no problem for the user
    }
  },
});

/** Development mode sends no reports. */
export const noScoreReports: ScoreReports = { send: async () => undefined };
