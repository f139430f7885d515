import type { LinkPurpose } from "../../../edge-api/ports/mailed-link-store.ts";
import { sha256 } from "../../../edge-api/services/sha256.ts";
import type { Stores } from "../../../edge-api/ports.ts";
import { startSession } from "../../../edge-api/services/caller.ts";
import { jsonOf, type Answer, type ApiUnderTest, type Asking } from "./api-under-test.ts";

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  /** Sends a request as this person; a body other than text or bytes is sent as JSON. */
  ask(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

export const PASSWORD = "correct horse 杯";
/** Hash of PASSWORD at the lowest cost, so that hundreds of people can be created. */
export const CHEAP_HASH = "$scrypt$ln=1,r=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$dFH9Nyz8O+mGIhXNgo+N1lIPSKBayvcp1jXLWI9chl8";

export const REGISTRATION = {
  password: PASSWORD,
  name: "Ada",
  last_name: "Lovelace",
  company: "Engines",
  job: "Analyst",
  sector: "Research or consulting",
  country: "United Kingdom",
  employees: 12,
  accomplish: "Report",
  region: "Europe,Global",
  heard_from: "Colleague",
  receive_newsletter: false,
} as const;

let serial = 0;

/** A new client address, so that cases do not share rate limits. */
export const freshAddress = (): string => `203.0.${Math.floor(++serial / 200) % 200}.${1 + (serial % 200)}`;

export const freshEmail = (): string => `person${++serial}@mail.example`;

/** The request options for a body; POST if there is one. */
export function asking(
  body: unknown,
  token: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Asking {
  return {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body:
      body === undefined || typeof body === "string" || body instanceof Uint8Array
        ? asBytes(body)
        : JSON.stringify(body),
  };
}

const asBytes = (body: string | Uint8Array | undefined) => (body instanceof Uint8Array ? new Uint8Array(body) : body);

/** A logged-in person, created directly in the stores, without the calls under test. */
export async function person(api: ApiUnderTest, passwordHash = CHEAP_HASH): Promise<Person> {
  const userId = crypto.randomUUID();
  const email = freshEmail();
  const { password: _, ...profile } = REGISTRATION;
  await api.accounts.create({
    userId,
    email,
    passwordHash,
    language: "en",
    profile,
    created: api.now(),
    confirmBy: null,
  });
  const token = await sessionOf(api, userId);
  return personOf(api, userId, email, token);
}

/** Creates a session. @returns its token */
export async function sessionOf(api: Pick<Stores, "accounts" | "sessions"> & { now(): number }, userId: string) {
  const account = await api.accounts.findById(userId);
  return (account && (await startSession(api, account))) ?? "";
}

/** Deletes an account without its password. */
export async function removeAccount({ accounts }: Pick<Stores, "accounts">, userId: string): Promise<void> {
  await accounts.remove(userId, (await accounts.findById(userId))?.passwordHash ?? "");
}

export const personOf = (api: ApiUnderTest, userId: string, email: string, token: string): Person => {
  const address = freshAddress();
  return {
    userId,
    email,
    token,
    ask: (path, body, headers) => api.ask(path, asking(body, token, { "X-Forwarded-For": address, ...headers })),
  };
};

export async function grantAdmin(api: ApiUnderTest, { userId }: Person, isAdmin = true): Promise<void> {
  await api.database
    .prepare("UPDATE users SET is_admin = ? WHERE id = ?")
    .bind(isAdmin ? 1 : 0, userId)
    .all();
}

/** Adds a mailed link that is valid for some milliseconds. @returns false: there is no such user */
export async function addLink(
  api: ApiUnderTest,
  purpose: LinkPurpose,
  token: string,
  userId: string,
  life = 10_000,
  subject = "",
): Promise<boolean> {
  const now = api.now();
  return api.mailedLinks.create({ tokenHash: await sha256(token), userId, purpose, subject, expires: now + life }, now);
}

/** A reset token as in a mail. */
export async function resetTokenOf(api: ApiUnderTest, { userId }: Person): Promise<string> {
  const token = `${"r".repeat(30)}${String(++serial).padStart(13, "0")}`;
  await addLink(api, "set_password", token, userId, 60 * 60 * 1000);
  return token;
}

/** The sorted statuses of replies. */
export const statuses = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

export const codeOf = (answer: Answer): unknown => Object(jsonOf(answer)).code;

/** All values of all user tables, as text. */
export async function storedTexts(api: ApiUnderTest): Promise<string[]> {
  const tables = [
    "users",
    "sessions",
    "device_marks",
    "passkeys",
    "script_keys",
    "passkey_challenges",
    "login_tickets",
    "recovery_codes",
    "account_events",
    "mailed_links",
    "rate_counters",
    "score_reports",
    "mail_outbox",
    "audit_log",
  ];
  const kept = ["comparisons", "portfolios", "body_texts", "products", "foods", "mappings", "shares"];
  const all = await Promise.all(
    [...tables, ...kept].map(async (table) => (await api.database.prepare(`SELECT * FROM ${table}`).all()).results),
  );
  return all.flat().flatMap((row) => Object.values(Object(row)).map(String));
}

/** The rows of a user by table. */
export async function rowsOf(api: ApiUnderTest, userId: string): Promise<Record<string, unknown[]>> {
  const tables = [
    "comparisons",
    "portfolios",
    "body_texts",
    "products",
    "foods",
    "mappings",
    "score_reports",
    "shares",
    "sessions",
    "device_marks",
    "passkeys",
    "passkey_challenges",
    "login_tickets",
    "recovery_codes",
    "account_events",
    "mailed_links",
    "audit_log",
  ];
  const found = await Promise.all(
    tables.map(async (table) => {
      const { results } = await api.database
        .prepare(`SELECT * FROM ${table} WHERE user_id = ? ORDER BY 1`)
        .bind(userId)
        .all();
      // opening a share changes nothing of it
      if (table === "shares") for (const row of results) delete Object(row).last_opened;
      return [table, results] as const;
    }),
  );
  return Object.fromEntries(found);
}
