import * as v from "valibot";
import { isEmailAddress } from "./email-address.ts";
import { PASSWORD_LENGTH } from "./limits.ts";
import { LineSchema, NameSchema } from "./text.ts";

/** Error texts for a missing or invalid field (specification section 5). */
const FIELD_TEXTS = {
  email: "Invalid email address",
  password: "Password must be at least 8 characters",
  name: "Name is Required",
  company: "Company is Required",
  job: "Job is Required",
} as const;
const INVALID_EMAIL = FIELD_TEXTS.email;

/** Whether an error text is one of the specification's. */
export const isSpecifiedText = (text: string): boolean => Object.values<string>(FIELD_TEXTS).includes(text);

/** An email address (specification section 5). Trimmed and in lower case, so that case does not tell accounts apart. */
export const EmailSchema = v.pipe(
  v.string(INVALID_EMAIL),
  v.trim(),
  v.toLowerCase(),
  v.check(isEmailAddress, INVALID_EMAIL),
);

/** Number of code points, not of UTF-16 units. */
const lengthOf = (text: string): number => Array.from(text).length;

/** A newly chosen password. */
const NewPasswordSchema = v.pipe(
  v.string(FIELD_TEXTS.password),
  v.check((text) => lengthOf(text) >= PASSWORD_LENGTH.min, FIELD_TEXTS.password),
  v.check((text) => lengthOf(text) <= PASSWORD_LENGTH.max, "Password must be at most 128 characters"),
);

/** An existing password: only its length is limited before it is hashed. */
export const GivenPasswordSchema = v.pipe(
  v.string(),
  v.check((text) => lengthOf(text) <= PASSWORD_LENGTH.max, "Password must be at most 128 characters"),
);

const optionalLine = v.optional(LineSchema(200), "");

/** Profile fields of a registration (specification section 3). */
const ProfileSchema = v.object({
  name: NameSchema(200, FIELD_TEXTS.name),
  last_name: optionalLine,
  company: NameSchema(200, FIELD_TEXTS.company),
  job: NameSchema(200, FIELD_TEXTS.job),
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
  // an absent field never reaches the messages of its own schema
  ({ path, message }) => {
    const field = path?.[0].key;
    return isTextedField(field) ? FIELD_TEXTS[field] : message;
  },
);
export type RegisterRequest = v.InferOutput<typeof RegisterRequestSchema>;

/** POST /api/changeProfile: what an account lets its owner edit later; replaces all of it. */
export const ProfileRequestSchema = v.pick(ProfileSchema, ["name", "last_name", "company", "job", "sector"]);
export type ProfileRequest = v.InferOutput<typeof ProfileRequestSchema>;

/** POST /api/login */
export const LoginRequestSchema = v.object({ email: EmailSchema, password: GivenPasswordSchema });
export type LoginRequest = v.InferOutput<typeof LoginRequestSchema>;

/** The text if the account exists already (specification section 8). */
export const ACCOUNT_EXISTS = "An account with this email address already exists. Please login instead.";

/** POST /api/resetPassword, /api/loginLink and /api/changeEmail (the new address) */
export const AddressRequestSchema = v.object({ email: EmailSchema });

/** POST /api/logInByLink, /api/confirmEmail and /api/restoreEmail, with the token of the mailed link */
export const LinkRequestSchema = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });

/**
 * POST /api/verifyEmail, with the token of the mailed link. Within a session of the account nothing else; otherwise its
 * password, a new password, or that the owner of the address did not register.
 */
export const VerifyEmailRequestSchema = v.object({
  ...LinkRequestSchema.entries,
  password: v.optional(GivenPasswordSchema),
  newPassword: v.optional(NewPasswordSchema),
  notMine: v.optional(v.literal(true)),
});
export type VerifyEmailRequest = v.InferOutput<typeof VerifyEmailRequestSchema>;

/** POST /api/changePassword, authorized by a reset token, or by a session and the current password. */
export const ChangePasswordRequestSchema = v.object({
  password: NewPasswordSchema,
  currentPassword: v.optional(GivenPasswordSchema),
});
export type ChangePasswordRequest = v.InferOutput<typeof ChangePasswordRequestSchema>;

/** POST /api/deleteUser */
export const DeleteUserRequestSchema = v.object({ password: GivenPasswordSchema });

/** Sort orders of GET /api/users (`?sort`). */
export const USER_SORTS = ["created", "last_login", "email"] as const;
export type UserSort = (typeof USER_SORTS)[number];
