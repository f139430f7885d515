import assert from "node:assert/strict";
import type { AssertionOptions, AttestationOptions, PasskeysReply } from "../../../edge-api/contract/reply-schemas.ts";
import { LOGIN_TICKET_LIFE } from "../../../edge-api/contract/retention.ts";
import { sha256 } from "../../../edge-api/services/sha256.ts";
import { newToken } from "../../../edge-api/services/token.ts";
import { jsonOf, textOf, type Answer, type ApiUnderTest } from "./api-under-test.ts";
import { newAuthenticator, type Authenticator, type Behaviour } from "./authenticator.ts";
import { asking, CHEAP_HASH, codeOf, freshAddress, PASSWORD, personOf, type Person } from "./people.ts";

// helpers for the passkey cases

const good = (answer: Answer): unknown => {
  assert.equal(answer.status, 200, textOf(answer));
  return jsonOf(answer);
};

/** Adds a passkey for this person, as a browser does. */
export async function addPasskey(me: Person, name = "Laptop"): Promise<Authenticator> {
  const authenticator = await newAuthenticator();
  const options = good(await me.ask("/api/passkeyOptions", {})) as AttestationOptions;
  good(await me.ask("/api/addPasskey", { name, response: await authenticator.create(options) }));
  return authenticator;
}

export const passkeysOf = async (me: Person): Promise<PasskeysReply> =>
  good(await me.ask("/api/listPasskey")) as PasskeysReply;

/** A call without a session. */
export const openly = (api: ApiUnderTest, path: string, body: unknown): Promise<Answer> =>
  api.ask(path, asking(body, undefined, { "X-Forwarded-For": freshAddress() }));

export const optionsOf = async (
  api: ApiUnderTest,
  path: "/api/passkeyLoginOptions" | "/api/secondFactorOptions",
  body: unknown = {},
): Promise<AssertionOptions> => good(await openly(api, path, body)) as AssertionOptions;

export const passwordLogin = (api: ApiUnderTest, { email }: Person, password = PASSWORD): Promise<Answer> =>
  openly(api, "/api/login", { email, password });

/** A login ticket, without the cost of a password hash. */
export async function ticketOf(api: ApiUnderTest, { userId }: Person): Promise<string> {
  const token = newToken();
  const now = api.now();
  const hashes = { checkedHash: CHEAP_HASH, passwordHash: CHEAP_HASH };
  const ticket = { tokenHash: await sha256(token), userId, ...hashes, now, expires: now + LOGIN_TICKET_LIFE };
  assert.ok(await api.loginProofs.createTicket(ticket));
  return token;
}

/** The passkey's assertion for a ticket. */
export const answerFor = async (api: ApiUnderTest, authenticator: Authenticator, ticket: string) =>
  authenticator.sign(await optionsOf(api, "/api/secondFactorOptions", { ticket }));

export const secondFactor = (api: ApiUnderTest, body: object): Promise<Answer> =>
  openly(api, "/api/secondFactor", body);

/** Last proof within the sessions of this person. */
export async function setProofs(api: ApiUnderTest, { userId }: Person, time: number): Promise<void> {
  await api.database.prepare("UPDATE sessions SET proved = ? WHERE user_id = ?").bind(time, userId).all();
}

/** Makes the proof too old. */
export const letProofsAge = (api: ApiUnderTest, who: Person): Promise<void> => setProofs(api, who, 0);

export const newRecoveryCodes = async (me: Person): Promise<readonly string[]> =>
  Object(good(await me.ask("/api/makeRecoveryCodes", {}))).codes as readonly string[];

export async function mailsTo(api: ApiUnderTest, email: string): Promise<readonly string[]> {
  const { results } = await api.database
    .prepare("SELECT subject, body FROM mail_outbox WHERE recipient = ? ORDER BY id")
    .bind(email)
    .all();
  return results.map((row) => `${Object(row).subject}\n${Object(row).body}`);
}

/** Logs in with the passkey alone. */
export async function logInAlone(
  api: ApiUnderTest,
  authenticator: Authenticator,
  behaviour?: Behaviour,
): Promise<Answer> {
  const response = await authenticator.sign(await optionsOf(api, "/api/passkeyLoginOptions"), behaviour);
  return openly(api, "/api/passkeyLogin", { response });
}

/** The user of the session that a login created. */
export const begun = (api: ApiUnderTest, answer: Answer): Person =>
  personOf(api, "", "", Object(jsonOf(answer)).accessToken);

export const outcome = (answer: Answer): unknown[] => [answer.status, codeOf(answer)];
