import type { Outcome } from "./outcome.ts";
import * as v from "valibot";
import type {
  ChangePasswordRequest,
  LoginRequest,
  ProfileRequest,
  RegisterRequest,
  VerifyEmailRequest,
} from "../../edge-api/contract/account.ts";
import type { FieldError } from "../../edge-api/contract/errors.ts";
import {
  AccountEventListSchema,
  EndedSessionsSchema,
  SessionListSchema,
  UserReplySchema,
} from "../../edge-api/contract/reply-schemas.ts";
import type { Fetch } from "./http.ts";
import { callJson, callText, type CallAnswer, type CallFailure, type JsonCall } from "./json-call.ts";

/** Why a call about an account failed. A refusal keeps its status, because the specification's messages depend on it. */
export type AccountProblem =
  | CallFailure
  | {
      readonly code: "refused";
      readonly status: number;
      /** a code of the server's closed list (contract/errors.ts); empty if the body had none */
      readonly error: string;
      /** seconds to wait, as the server asks; null = not given */
      readonly retryAfter: number | null;
      readonly fields: readonly FieldError[];
    };

export type AccountOutcome<T> = Outcome<T, AccountProblem>;

export interface Admission {
  readonly accessToken: string;
  readonly isAdmin: boolean;
}

/** The answer to a right password: a session, or a ticket if the account also needs a passkey. */
export type LoginAnswer =
  ({ readonly kind: "admitted" } & Admission) | { readonly kind: "passkey"; readonly ticket: string };

/**
 * A new account; or `exists`: the address has one (specification section 3); or `mailed`: the server answers by e-mail
 * and does not tell which.
 */
export type Registration = ({ readonly status: "created" } & Admission) | { readonly status: "exists" | "mailed" };

/** `mailed`: the server does not tell whether the account exists. */
type ResetAnswer = "sent" | "mailed";

/** Password hashing is queued on the server, so these calls may take longer. */
const TIMEOUT_MS = 20_000;
/** Long enough for all rows of a user over a slow connection. */
const EXPORT_TIMEOUT_MS = 180_000;

const token = v.pipe(v.string(), v.minLength(1));
export const AdmissionSchema = v.object({ accessToken: token, isAdmin: v.optional(v.boolean(), false) });
const LoginSchema = v.union([
  v.pipe(
    AdmissionSchema,
    v.transform((admission): LoginAnswer => ({ kind: "admitted", ...admission })),
  ),
  v.pipe(
    v.object({ status: v.literal("passkey_required"), ticket: token }),
    v.transform(({ ticket }): LoginAnswer => ({ kind: "passkey", ticket })),
  ),
]);
const RegistrationSchema = v.union([
  v.object({ status: v.picklist(["exists", "mailed"]) }),
  v.object({ ...AdmissionSchema.entries, status: v.literal("created") }),
]);
const EndedSchema = v.pipe(
  EndedSessionsSchema,
  v.transform(({ ended }) => ended),
);
const NothingSchema = v.pipe(
  v.unknown(),
  v.transform(() => null),
);
const ResetAnswerSchema = v.pipe(
  v.unknown(),
  v.transform((body): ResetAnswer => (Object(body).status === "mailed" ? "mailed" : "sent")),
);
const MaybeAdmissionSchema = v.fallback(v.nullable(AdmissionSchema), null);
const RefusalSchema = v.object({
  code: v.fallback(v.string(), ""),
  fields: v.fallback(v.array(v.object({ field: v.string(), text: v.string() })), []),
});

/** Seconds of a Retry-After header; null = absent, or not a number. */
const waitOf = (headers: Headers): number | null => {
  const text = headers.get("Retry-After") ?? "";
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
};

const outcomeOf = <T>(answer: CallAnswer<T>): AccountOutcome<T> => {
  if (answer.kind === "good") return { ok: true, value: answer.value };
  if (answer.kind === "failed") return { ok: false, problem: answer.failure };
  const { status, body, headers } = answer.refusal;
  const { code, fields } = v.parse(RefusalSchema, body);
  return { ok: false, problem: { code: "refused", status, error: code, retryAfter: waitOf(headers), fields } };
};

/** Makes a call about an account and parses its reply by the schema. Never rejects. */
export const askAccount = async <T>(
  fetch: Fetch,
  schema: v.GenericSchema<unknown, T>,
  call: JsonCall,
): Promise<AccountOutcome<T>> => outcomeOf(await callJson(fetch, schema, { timeoutMs: TIMEOUT_MS, ...call }));

/** The account calls of specification section 7 and of decisions.md, over `fetch`. Never reject. */
export const accountApi = (fetch: Fetch) => {
  const ask = <T>(schema: v.GenericSchema<unknown, T>, call: JsonCall) => askAccount(fetch, schema, call);
  return {
    logIn: (body: LoginRequest) => ask(LoginSchema, { path: "/api/login", body }),
    register: (body: RegisterRequest): Promise<AccountOutcome<Registration>> =>
      ask(RegistrationSchema, { path: "/api/register", body }),
    requestReset: (email: string) => ask(ResetAnswerSchema, { path: "/api/resetPassword", body: { email } }),
    /** With the token of an e-mail (without the current password), or of a session (which ends and is replaced by a new one). */
    changePassword: (token: string, body: ChangePasswordRequest) =>
      ask(MaybeAdmissionSchema, { path: "/api/changePassword", token, body }),
    logOut: (token: string) => ask(NothingSchema, { path: "/api/logout", token, body: {}, keepalive: true }),
    user: (token: string) => ask(UserReplySchema, { path: "/api/user", token }),
    /** JSON text of everything that the server stores about the user. */
    exportUser: async (token: string) =>
      outcomeOf(await callText(fetch, { path: "/api/exportUser", token, timeoutMs: EXPORT_TIMEOUT_MS })),
    /** Sends an e-mail with a link that confirms the address of the account. */
    sendVerification: (token: string) => ask(NothingSchema, { path: "/api/sendVerification", token, body: {} }),
    /** Takes the token of such a link. @param token of a session, which may be of another account */
    verifyEmail: (body: VerifyEmailRequest, token?: string) =>
      ask(NothingSchema, { path: "/api/verifyEmail", body, ...(token !== undefined && { token }) }),
    /** Requests a mail with a link that logs in this browser; succeeds for unknown addresses too. */
    mailLoginLink: (email: string) => ask(NothingSchema, { path: "/api/loginLink", body: { email } }),
    logInByLink: (linkToken: string) => ask(LoginSchema, { path: "/api/logInByLink", body: { token: linkToken } }),
    changeProfile: (token: string, body: ProfileRequest) =>
      ask(NothingSchema, { path: "/api/changeProfile", token, body }),
    /** Requests a mail with a link to the new address; needs a fresh proof. */
    changeEmail: (token: string, email: string) =>
      ask(NothingSchema, { path: "/api/changeEmail", token, body: { email } }),
    confirmEmail: (token: string, linkToken: string) =>
      ask(NothingSchema, { path: "/api/confirmEmail", token, body: { token: linkToken } }),
    restoreEmail: (linkToken: string) => ask(NothingSchema, { path: "/api/restoreEmail", body: { token: linkToken } }),
    sessions: (token: string) => ask(SessionListSchema, { path: "/api/listSession", token }),
    /** Also succeeds if the session has already ended. */
    endSession: async (token: string, id: string): Promise<AccountOutcome<null>> => {
      const reply = await ask(NothingSchema, { path: `/api/deleteSession/${encodeURIComponent(id)}`, token });
      const isGone = !reply.ok && reply.problem.code === "refused" && reply.problem.status === 404;
      return isGone ? { ok: true, value: null } : reply;
    },
    /** Gives the number of ended sessions. */
    endOtherSessions: (token: string) => ask(EndedSchema, { path: "/api/endOtherSessions", token, body: {} }),
    events: (token: string) => ask(AccountEventListSchema, { path: "/api/listAccountEvent", token }),
    deleteUser: (token: string, password: string) =>
      ask(NothingSchema, { path: "/api/deleteUser", token, body: { password } }),
  };
};

export type AccountApi = ReturnType<typeof accountApi>;
