import { isEmailAddress } from "../../../edge-api/contract/email-address.ts";
import { PASSWORD_LENGTH } from "../../../edge-api/contract/limits.ts";

/** Rules of the forms about accounts (specification section 5), by what the server parses with. Null = good. */
export type FieldFault = "email" | "password_short" | "password_long" | "mismatch" | "required";

export const emailFault = (text: string): FieldFault | null => (isEmailAddress(text.trim()) ? null : "email");

/** Of a password that is being chosen, or typed to log in: both need the same length. */
export const passwordFault = (text: string): FieldFault | null => {
  const length = Array.from(text).length;
  if (length < PASSWORD_LENGTH.min) return "password_short";
  return length > PASSWORD_LENGTH.max ? "password_long" : null;
};

export const confirmationFault = (password: string, confirmation: string): FieldFault | null =>
  password === confirmation ? null : "mismatch";

export const requiredFault = (text: string): FieldFault | null => (text.trim() === "" ? "required" : null);
