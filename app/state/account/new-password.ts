import type { AccountProblem } from "./ask-accounts.ts";
import { passwordFault, type FieldFault } from "./account-rules.ts";

/** What the server alone can tell: it has the list of the most used passwords, and the words of the account. */
const REFUSED = ["password_blank", "password_common", "password_own"] as const;
export type WeakPassword = (typeof REFUSED)[number];

/** A password that the server refused: the form says why until another one is typed. */
export interface RefusedPassword {
  readonly password: string;
  readonly fault: WeakPassword;
}

/** Null = the call failed for another reason. */
export function refusedPassword(password: string, problem: AccountProblem): RefusedPassword | null {
  const fault = problem.code === "refused" ? REFUSED.find((code) => code === problem.error) : undefined;
  return fault === undefined ? null : { password, fault };
}

/** Of a password that is being chosen; one that was chosen before the rules still logs in. Null = good. */
export function newPasswordFault(text: string, refused: RefusedPassword | null): FieldFault | WeakPassword | null {
  const fault = passwordFault(text);
  if (fault !== null) return fault;
  if (text.trim() === "") return "password_blank";
  return refused?.password === text ? refused.fault : null;
}
