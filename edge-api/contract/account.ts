import * as v from "valibot";
import { isEmailAddress } from "./email-address.ts";
import { PASSWORD_LENGTH } from "./limits.ts";
import { LineSchema } from "./text.ts";

/** What the specification says of a field that is missing or bad (section 5). */
const FIELD_TEXTS = {
  email: "Invalid email address",
  password: "Password must be at least 8 characters",
  name: "Name is Required",
  company: "Company is Required",
  job: "Job is Required",
} as const;
const INVALID_EMAIL = FIELD_TEXTS.email;

/** Whether a text is the specification's of a field, and not one of ours. */
export const isSpecifiedText = (text: string): boolean => Object.values<string>(FIELD_TEXTS).includes(text);

/** An address as specification section 5 has it; two that differ in case only are the same account. */
export const EmailSchema = v.pipe(
  v.string(INVALID_EMAIL),
  v.trim(),
  v.toLowerCase(),
  v.check(isEmailAddress, INVALID_EMAIL),
);

/** Characters as people count them, not UTF-16 units. */
const lengthOf = (text: string): number => Array.from(text).length;

/** A password that is being chosen. */
const NewPasswordSchema = v.pipe(
  v.string(FIELD_TEXTS.password),
  v.check((text) => lengthOf(text) >= PASSWORD_LENGTH.min, FIELD_TEXTS.password),
  v.check((text) => lengthOf(text) <= PASSWORD_LENGTH.max, "Password must be at most 128 characters"),
);

/** A password that is being shown: only its length matters, before it is hashed. */
export const GivenPasswordSchema = v.pipe(
  v.string(),
  v.check((text) => lengthOf(text) <= PASSWORD_LENGTH.max, "Password must be at most 128 characters"),
);

const required = (message: string) => v.pipe(v.string(message), v.trim(), v.minLength(1, message), LineSchema(200));
const optionalLine = v.optional(LineSchema(200), "");

/** What a user tells about themselves at registration (specification section 3). */
const ProfileSchema = v.object({
  name: required(FIELD_TEXTS.name),
  last_name: optionalLine,
  company: required(FIELD_TEXTS.company),
  job: required(FIELD_TEXTS.job),
  sector: optionalLine,
  country: optionalLine,
  employees: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000))), null),
  accomplish: optionalLine,
  /** names of regions, joined by commas */
  region: optionalLine,
  heard_from: optionalLine,
  receive_newsletter: v.optional(v.boolean(), false),
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

const isTextedField = (field: unknown): field is keyof typeof FIELD_TEXTS =>
  typeof field === "string" && Object.hasOwn(FIELD_TEXTS, field);

/** POST /api/register */
export const RegisterRequestSchema = v.object(
  { email: EmailSchema, password: NewPasswordSchema, ...ProfileSchema.entries },
  // a field that is not there at all never comes to the texts of its own schema
  ({ path, message }) => {
    const field = path?.[0].key;
    return isTextedField(field) ? FIELD_TEXTS[field] : message;
  },
);
export type RegisterRequest = v.InferOutput<typeof RegisterRequestSchema>;

/** POST /api/login */
export const LoginRequestSchema = v.object({ email: EmailSchema, password: GivenPasswordSchema });
export type LoginRequest = v.InferOutput<typeof LoginRequestSchema>;

export interface LoginReply {
  readonly accessToken: string;
  readonly isAdmin: boolean;
}

/**
 * 202 of a login: the password was right, and a passkey or a recovery code is asked for (POST /api/secondFactor). The
 * ticket is good for that alone, and not for long.
 */
export interface PasskeyRequiredReply {
  readonly status: "passkey_required";
  readonly ticket: string;
}

/** 202: nothing is told about the address, and a mail is on its way to it. */
export interface MailedReply {
  readonly status: "mailed";
}

/** What the specification says where an address has an account (section 8). */
export const ACCOUNT_EXISTS = "An account with this email address already exists. Please login instead.";

/** 201 for a new account; 200 with `exists`, and its text, for a known address; 202 where neither may be told. */
export type RegisterReply =
  | (LoginReply & { readonly status: "created" })
  | { readonly status: "exists"; readonly error: typeof ACCOUNT_EXISTS }
  | MailedReply;

/** POST /api/resetPassword */
export const ResetRequestSchema = v.object({ email: EmailSchema });

/** POST /api/verifyEmail, with the token of a mail's link */
export const VerifyEmailRequestSchema = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });

/** POST /api/changePassword, with the token of a mail or, then with the current password too, with a session's. */
export const ChangePasswordRequestSchema = v.object({
  password: NewPasswordSchema,
  currentPassword: v.optional(GivenPasswordSchema),
});
export type ChangePasswordRequest = v.InferOutput<typeof ChangePasswordRequestSchema>;

/** All sessions end with a change; one that changed its own password goes on under this token. */
export type ChangePasswordReply = Partial<LoginReply>;

/** POST /api/deleteUser */
export const DeleteUserRequestSchema = v.object({ password: GivenPasswordSchema });

/** GET /api/user (decisions.md 18). Times are milliseconds since 1970, UTC. */
export interface UserReply {
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  readonly company: string;
  readonly job: string;
  readonly sector: string;
  readonly country: string;
  readonly employees: number | null;
  readonly isAdmin: boolean;
  /** the owner of the mailbox opened a link of ours */
  readonly emailVerified: boolean;
  /** links to results and much storage wait until the address is confirmed */
  readonly waitsForEmail: boolean;
  readonly created: number;
  readonly last_login: number | null;
}

/** How GET /api/users can be ordered (`?sort`). */
export const USER_SORTS = ["created", "last_login", "email"] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** One row of GET /api/users. */
export type UserRow = Pick<UserReply, "name" | "last_name" | "email" | "last_login">;
