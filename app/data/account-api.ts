import * as v from "valibot";
import type {
  ChangePasswordRequest,
  LoginRequest,
  RegisterRequest,
  UserReply,
} from "../../edge-api/contract/account.ts";
import { ACCOUNT_EVENTS, type AccountEventRow } from "../../edge-api/contract/account-events.ts";
import { DeviceSchema } from "../../edge-api/contract/device.ts";
import type { FieldError } from "../../edge-api/contract/errors.ts";
import type { SessionRow } from "../../edge-api/contract/session.ts";
import { language } from "../text/language.ts";
import type { Fetch } from "./http.ts";
import { jsonOf } from "./json-of.ts";
import { detailOf } from "./outcome.ts";

/** Why a call about an account gave nothing. A refusal keeps its status: the specification's texts go by it. */
export type AccountProblem =
  | { readonly code: "network" | "timeout" | "bad_reply"; readonly detail: string }
  | {
      readonly code: "refused";
      readonly status: number;
      /** of the server's closed list (contract/errors.ts); empty where the body said none */
      readonly error: string;
      /** whole seconds that the server asks to wait; null = it said none */
      readonly retryAfter: number | null;
      readonly fields: readonly FieldError[];
    };

export type AccountOutcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: AccountProblem };

export interface Admission {
  readonly accessToken: string;
  readonly isAdmin: boolean;
}

/** A right password begins a session, or gives a ticket where the account asks for a passkey too. */
export type LoginAnswer =
  ({ readonly kind: "admitted" } & Admission) | { readonly kind: "passkey"; readonly ticket: string };

/**
 * A new account, the word that the address has one (specification section 3: status 'exists'), or, where the server tells
 * neither, the word that a mail says it.
 */
export type Registration = ({ readonly status: "created" } & Admission) | { readonly status: "exists" | "mailed" };

/** `mailed`: the server does not tell whether there is such an account. */
export type ResetAnswer = "sent" | "mailed";

/** The calls of specification section 7 and of decisions.md that concern accounts. Never reject. */
export interface AccountApi {
  readonly logIn: (credentials: LoginRequest) => Promise<AccountOutcome<LoginAnswer>>;
  readonly register: (request: RegisterRequest) => Promise<AccountOutcome<Registration>>;
  readonly requestReset: (email: string) => Promise<AccountOutcome<ResetAnswer>>;
  /** With the token of a mail (then without the current password) or of a session (which ends: a new one comes back). */
  readonly changePassword: (token: string, request: ChangePasswordRequest) => Promise<AccountOutcome<Admission | null>>;
  readonly logOut: (token: string) => Promise<AccountOutcome<null>>;
  readonly user: (token: string) => Promise<AccountOutcome<UserReply>>;
  /** JSON text of everything that the server keeps for the user. */
  readonly exportUser: (token: string) => Promise<AccountOutcome<string>>;
  readonly deleteUser: (token: string, password: string) => Promise<AccountOutcome<null>>;
  /** Mails a link that confirms the address of the account. */
  readonly sendVerification: (token: string) => Promise<AccountOutcome<null>>;
  /** With the token of such a link. */
  readonly verifyEmail: (emailToken: string) => Promise<AccountOutcome<null>>;
  readonly sessions: (token: string) => Promise<AccountOutcome<readonly SessionRow[]>>;
  /** One that has ended already counts as ended. */
  readonly endSession: (token: string, id: string) => Promise<AccountOutcome<null>>;
  /** Answers how many ended. */
  readonly endOtherSessions: (token: string) => Promise<AccountOutcome<number>>;
  readonly events: (token: string) => Promise<AccountOutcome<readonly AccountEventRow[]>>;
}

/** Hashing waits for its turn, so these may take a while. */
const TIMEOUT_MS = 20_000;
/** Every row of a user, over a slow line. */
const EXPORT_TIMEOUT_MS = 180_000;

export const AdmissionSchema = v.object({
  accessToken: v.pipe(v.string(), v.minLength(1)),
  isAdmin: v.optional(v.boolean(), false),
});
const LoginSchema = v.union([
  v.pipe(
    AdmissionSchema,
    v.transform((admission): LoginAnswer => ({ kind: "admitted", ...admission })),
  ),
  v.pipe(
    v.object({ status: v.literal("passkey_required"), ticket: v.pipe(v.string(), v.minLength(1)) }),
    v.transform(({ ticket }): LoginAnswer => ({ kind: "passkey", ticket })),
  ),
]);
const RegistrationSchema = v.union([
  v.object({ status: v.picklist(["exists", "mailed"]) }),
  v.object({ ...AdmissionSchema.entries, status: v.literal("created") }),
]);
const UserSchema = v.object({
  name: v.string(),
  last_name: v.string(),
  email: v.string(),
  company: v.string(),
  job: v.string(),
  sector: v.string(),
  country: v.string(),
  employees: v.nullable(v.number()),
  isAdmin: v.boolean(),
  emailVerified: v.boolean(),
  waitsForEmail: v.boolean(),
  created: v.number(),
  last_login: v.nullable(v.number()),
});
const SessionsSchema = v.array(
  v.object({
    id: v.string(),
    ...DeviceSchema.entries,
    created: v.number(),
    last_used: v.number(),
    current: v.boolean(),
  }),
);
const EndedSchema = v.pipe(
  v.object({ ended: v.number() }),
  v.transform(({ ended }) => ended),
);
const EventsSchema = v.array(
  v.object({ at: v.number(), event: v.picklist(ACCOUNT_EVENTS), ...DeviceSchema.entries, count: v.number() }),
);
const RefusalSchema = v.object({
  code: v.fallback(v.string(), ""),
  fields: v.fallback(v.array(v.object({ field: v.string(), text: v.string() })), []),
});
const NothingSchema = v.pipe(
  v.unknown(),
  v.transform(() => null),
);
const ResetAnswerSchema = v.pipe(
  v.unknown(),
  v.transform((body): ResetAnswer => (Object(body).status === "mailed" ? "mailed" : "sent")),
);
const MaybeAdmissionSchema = v.pipe(
  v.unknown(),
  v.transform((body) => {
    const parsed = v.safeParse(AdmissionSchema, body);
    return parsed.success ? parsed.output : null;
  }),
);

/** Seconds of a Retry-After header; a date or nonsense counts as none. */
const waitOf = (response: Response): number | null => {
  const text = response.headers.get("Retry-After") ?? "";
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
};

const refusalOf = (response: Response, text: string): AccountProblem => {
  const { code, fields } = v.parse(RefusalSchema, { ...Object(jsonOf(text)) });
  return { code: "refused", status: response.status, error: code, retryAfter: waitOf(response), fields };
};

interface Call {
  readonly method: "GET" | "POST";
  readonly token?: string;
  readonly body?: unknown;
  readonly timeoutMs?: number;
  /** goes out also while the page closes */
  readonly keepalive?: boolean;
}

const GOOD: ReadonlySet<number> = new Set([200, 201, 202]);

/** The body of a good answer as text. */
async function ask(fetch: Fetch, path: string, call: Call): Promise<AccountOutcome<string>> {
  const signal = AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await fetch(path, {
      method: call.method,
      headers: {
        "Content-Type": "application/json",
        // mails about the account are written in it
        "Accept-Language": language(),
        ...(call.token === undefined ? {} : { Authorization: `Bearer ${call.token}` }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      ...(call.keepalive === undefined ? {} : { keepalive: call.keepalive }),
      cache: "no-store",
      signal,
    });
    const text = await response.text();
    if (!GOOD.has(response.status)) return { ok: false, problem: refusalOf(response, text) };
    return { ok: true, value: text };
  } catch (error) {
    return {
      ok: false,
      problem: { code: signal.aborted ? "timeout" : "network", detail: `${path}: ${detailOf(error)}` },
    };
  }
}

/** A call whose good answer has this shape. Never rejects. */
export async function askFor<T>(
  fetch: Fetch,
  path: string,
  call: Call,
  schema: v.GenericSchema<unknown, T>,
): Promise<AccountOutcome<T>> {
  const reply = await ask(fetch, path, call);
  if (!reply.ok) return reply;
  const parsed = v.safeParse(schema, jsonOf(reply.value));
  // the SPA fallback answers 200 as well
  if (!parsed.success) return { ok: false, problem: { code: "bad_reply", detail: `${path} breaks its schema` } };
  return { ok: true, value: parsed.output };
}

export const accountApi = (fetch: Fetch): AccountApi => {
  const post = <T>(path: string, body: unknown, schema: v.GenericSchema<unknown, T>, token?: string) =>
    askFor(fetch, path, { method: "POST", body, ...(token === undefined ? {} : { token }) }, schema);
  return {
    logIn: (credentials) => post("/api/login", credentials, LoginSchema),
    register: (request) => post("/api/register", request, RegistrationSchema),
    requestReset: (email) => post("/api/resetPassword", { email }, ResetAnswerSchema),
    changePassword: (token, request) => post("/api/changePassword", request, MaybeAdmissionSchema, token),
    logOut: (token) =>
      askFor(fetch, "/api/logout", { method: "POST", token, body: {}, keepalive: true }, NothingSchema),
    user: (token) => askFor(fetch, "/api/user", { method: "GET", token }, UserSchema),
    exportUser: (token) => ask(fetch, "/api/exportUser", { method: "GET", token, timeoutMs: EXPORT_TIMEOUT_MS }),
    sendVerification: (token) => post("/api/sendVerification", {}, NothingSchema, token),
    verifyEmail: (emailToken) => post("/api/verifyEmail", { token: emailToken }, NothingSchema),
    sessions: (token) => askFor(fetch, "/api/listSession", { method: "GET", token }, SessionsSchema),
    endSession: async (token, id) => {
      const path = `/api/deleteSession/${encodeURIComponent(id)}`;
      const reply = await askFor(fetch, path, { method: "GET", token }, NothingSchema);
      const isGone = !reply.ok && reply.problem.code === "refused" && reply.problem.status === 404;
      return isGone ? { ok: true, value: null } : reply;
    },
    endOtherSessions: (token) => post("/api/endOtherSessions", {}, EndedSchema, token),
    events: (token) => askFor(fetch, "/api/listAccountEvent", { method: "GET", token }, EventsSchema),
    deleteUser: (token, password) => post("/api/deleteUser", { password }, NothingSchema, token),
  };
};
