import { whyFailed } from "./account-problem.ts";
import { passkeyTexts } from "./en/passkeys.ts";

/** Failure of a passkey action (app/state/account/ask-passkeys.ts). */
type Failure =
  | { readonly code: "ceremony"; readonly why: "unsupported" | "cancelled" | "known" | "wrong_site" | "failed" }
  | Exclude<Parameters<typeof whyFailed>[0], { readonly code: "refused" }>
  | (Extract<Parameters<typeof whyFailed>[0], { readonly code: "refused" }> & { readonly error: string });

/** The error text, with advice, for a failed passkey, recovery code or re-authentication. */
export function passkeyProblem(problem: Failure): string {
  const words: Readonly<Record<string, string>> = passkeyTexts.problems;
  if (problem.code === "ceremony") return passkeyTexts.problems[problem.why];
  if (problem.code === "refused" && Object.hasOwn(words, problem.error)) return words[problem.error] ?? "";
  return whyFailed(problem) ?? passkeyTexts.problems.other;
}
