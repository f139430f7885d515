import { GUEST, type ReportKind } from "../../edge-api/contract/score-report.ts";
import { canonicalPieces } from "./canonical-text.ts";
import type { Fetch } from "./http.ts";

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

const SLICE_MS = 8;
/** Number of characters encoded at once. */
const BLOCK = 65_536;

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * SHA-256 of the UTF-8 bytes of a text that comes in pieces: 64 lower-case hexadecimal digits. Pauses in between, so that the page
 * stays responsive. SubtleCrypto needs all bytes at once (8 MB for 100,000 lines) and copies them in the page's thread. Rejects
 * if the code of the hash cannot be loaded.
 */
export const slicedSha256 = async (pieces: Iterable<string>): Promise<string> => {
  const { sha256 } = await import("@noble/hashes/sha2.js");
  const encoder = new TextEncoder();
  const hash = sha256.create();
  let text = "";
  let sliceStart = performance.now();
  for (const piece of pieces) {
    text += piece;
    if (text.length < BLOCK) continue;
    hash.update(encoder.encode(text));
    text = "";
    if (performance.now() - sliceStart < SLICE_MS) continue;
    await pause();
    sliceStart = performance.now();
  }
  const digest = hash.update(encoder.encode(text)).digest();
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
};
