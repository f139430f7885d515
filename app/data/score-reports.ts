import type { ReportKind } from "../../edge-api/contract/score-report.ts";
import { canonicalText } from "./canonical-text.ts";
import type { Fetch } from "./http.ts";

/** Tells the server that results were opened (specification section 4). Its answer is ignored, its failure silent. */
export interface ScoreReports {
  /** `email`: the user's own, or "guest"; `content`: the comparison or portfolio whose results are open. */
  readonly send: (kind: ReportKind, email: string, content: unknown) => Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** SHA-256 of a text's UTF-8 bytes, 64 hexadecimal digits in lower case. */
export const sha256Hex = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** `fetch` brings the user's token if there is one: whose report it is, the session says (decisions.md 9). */
export const serverScoreReports = (fetch: Fetch): ScoreReports => ({
  send: async (kind, email, content) => {
    try {
      const body = JSON.stringify({ email, hash: await sha256Hex(canonicalText(content)) });
      await fetch(`/api/${kind}_scores_calculated`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch {
      // nobody waits for a report: neither a network that is gone nor a page without SubtleCrypto is a fault here
    }
  },
});

/** Development mode posts nothing. */
export const noScoreReports: ScoreReports = { send: async () => undefined };
