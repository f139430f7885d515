import { isEmailAddress } from "../../../edge-api/contract/email-address.ts";
import { PASSWORD_LENGTH } from "../../../edge-api/contract/limits.ts";

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
