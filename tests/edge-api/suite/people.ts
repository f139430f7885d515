import { sha256 } from "../../../edge-api/services/sha256.ts";
import type { Stores } from "../../../edge-api/ports.ts";
import { startSession } from "../../../edge-api/services/caller.ts";
import { jsonOf } from "./api-under-test.ts";
import type { Answer, ApiUnderTest, Asking } from "./api-under-test.ts";

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  /** Asks as this person; a body that is no text and no bytes goes out as JSON. */
  ask(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

export const PASSWORD = "correct horse 杯";
/** PASSWORD at the least possible cost, so that people can be made by the hundred. */
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

/** An address of nobody else, so that no case uses up another's rates. */
export const freshAddress = (): string => `203.0.${Math.floor(++serial / 200) % 200}.${1 + (serial % 200)}`;

export const freshEmail = (): string => `person${++serial}@mail.example`;

/** What a call with this body needs. POST if there is a body. */
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

/** Somebody who is logged in, made without the calls for it: those have cases of their own. */
export async function person(api: ApiUnderTest, passwordHash = CHEAP_HASH): Promise<Person> {
  const userId = crypto.randomUUID();
  const email = freshEmail();
  const { password: _, ...profile } = REGISTRATION;
  await api.accounts.create({ userId, email, passwordHash, language: "en", profile, created: api.now() });
  const token = await sessionOf(api, userId);
  return personOf(api, userId, email, token);
}

/** The token of a new session. */
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

/** A token that a mail would hold. */
export async function resetTokenOf(api: ApiUnderTest, { userId }: Person): Promise<string> {
  const token = `${"r".repeat(30)}${String(++serial).padStart(13, "0")}`;
  await api.sessions.createReset(await sha256(token), userId, api.now(), api.now() + 60 * 60 * 1000);
  return token;
}

/** The statuses of answers whose order does not matter. */
export const statuses = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

export const codeOf = (answer: Answer): unknown => Object(jsonOf(answer)).code;

/** Every value of every user table, as text. */
export async function storedTexts(api: ApiUnderTest): Promise<string[]> {
  const tables = [
    "users",
    "sessions",
    "device_marks",
    "passkeys",
    "passkey_challenges",
    "login_tickets",
    "recovery_codes",
    "account_events",
    "email_links",
    "reset_tokens",
    "rate_counters",
    "score_reports",
    "mail_outbox",
    "audit_log",
  ];
  const kept = ["comparisons", "portfolios", "portfolio_parts", "products", "foods", "mappings", "shares"];
  const all = await Promise.all(
    [...tables, ...kept].map(async (table) => (await api.database.prepare(`SELECT * FROM ${table}`).all()).results),
  );
  return all.flat().flatMap((row) => Object.values(Object(row)).map(String));
}

/** The rows that name a user, table by table. */
export async function rowsOf(api: ApiUnderTest, userId: string): Promise<Record<string, unknown[]>> {
  const tables = [
    "comparisons",
    "portfolios",
    "portfolio_parts",
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
    "email_links",
    "reset_tokens",
    "audit_log",
  ];
  const found = await Promise.all(
    tables.map(async (table) => {
      const order = table === "portfolio_parts" ? "part" : "1";
      const { results } = await api.database
        .prepare(`SELECT * FROM ${table} WHERE user_id = ? ORDER BY ${order}`)
        .bind(userId)
        .all();
      return [table, results] as const;
    }),
  );
  return Object.fromEntries(found);
}
