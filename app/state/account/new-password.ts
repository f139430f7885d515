import { atom } from "jotai";
import { isEmailAddress } from "../../../edge-api/contract/email-address.ts";
import { PASSWORD_LENGTH } from "../../../edge-api/contract/limits.ts";
import { servicesAtom } from "../core/services.ts";
import { addressOf, type Answer, askServer, type CallProblem } from "./ask-server.ts";
import { resetTokenAtom, setResetTokenAtom } from "./mail-tokens.ts";

/** Faults that only the server finds: it has the list of common passwords and the words of the account. */
const REFUSED = ["password_blank", "password_common", "password_own"] as const;
export type WeakPassword = (typeof REFUSED)[number];

/** A password that the server refused; the form shows the fault until another password is typed. */
export interface RefusedPassword {
  readonly password: string;
  readonly fault: WeakPassword;
}

/** The refusal as a fault of the password; null = the call failed for another reason. */
export function refusedPassword(password: string, problem: CallProblem): RefusedPassword | null {
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

/** Requests an e-mail with a link to set a new password. `mailed`: the server does not tell whether the account exists. */
export const requestResetAtom = atom(null, async (get, _set, email: string): Promise<Answer<"sent" | "mailed">> => {
  const body = { email: addressOf(email) };
  const reply = await askServer(get(servicesAtom), (api) => api.call("POST /api/resetPassword", { body }));
  return reply.ok ? { ok: true, value: "status" in reply.value ? "mailed" : "sent" } : reply;
});

/** Sets a new password with the token of that e-mail; the token works once. */
export const setNewPasswordAtom = atom(null, async (get, set, password: string): Promise<Answer<null>> => {
  const token = get(resetTokenAtom) ?? "";
  const reply = await askServer(get(servicesAtom), (api) =>
    api.as(token).call("POST /api/changePassword", { body: { password } }),
  );
  if (!reply.ok) return reply;
  set(setResetTokenAtom, null);
  return { ok: true, value: null };
});

/** Faults of the fields in account forms (specification section 5), checked as the server does. Null = valid. */
export type FieldFault = "email" | "password_short" | "password_long" | "mismatch" | "required";

/** Checks the form of an e-mail address; spaces around it are ignored. */
export const emailFault = (text: string): FieldFault | null => (isEmailAddress(text.trim()) ? null : "email");

/** Checks a password at login and when a new one is chosen: the length limits are the same. */
export const passwordFault = (text: string): FieldFault | null => {
  const length = Array.from(text).length;
  if (length < PASSWORD_LENGTH.min) return "password_short";
  return length > PASSWORD_LENGTH.max ? "password_long" : null;
};

/** What is wrong with the second entry of a new password; null = nothing. */
export const confirmationFault = (password: string, confirmation: string): FieldFault | null =>
  password === confirmation ? null : "mismatch";

/** Checks a required field; spaces alone count as empty. */
export const requiredFault = (text: string): FieldFault | null => (text.trim() === "" ? "required" : null);
