import type { AccountProblem } from "./ask-accounts.ts";
import { passwordFault, type FieldFault } from "./account-rules.ts";

/** Faults that only the server finds: it has the list of common passwords and the words of the account. */
const REFUSED = ["password_blank", "password_common", "password_own"] as const;
export type WeakPassword = (typeof REFUSED)[number];

/** A password that the server refused; the form shows the fault until another password is typed. */
export interface RefusedPassword {
  readonly password: string;
  readonly fault: WeakPassword;
}

/** The refusal as a fault of the password; null = the call failed for another reason. */
export function refusedPassword(password: string, problem: AccountProblem): RefusedPassword | null {
  const fault = problem.code === "refused" ? REFUSED.find((code) => code === problem.error) : undefined;
  return fault === undefined ? null : { password, fault };
}

/** Checks a new password. Older passwords that break these rules still log in. Null = valid. */
export function newPasswordFault(text: string, refused: RefusedPassword | null): FieldFault | WeakPassword | null {
  const fault = passwordFault(text);
  if (fault !== null) return fault;
  if (text.trim() === "") return "password_blank";
  return refused?.password === text ? refused.fault : null;
}
