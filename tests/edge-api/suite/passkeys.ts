import assert from "node:assert/strict";
import type { AssertionOptions, AttestationOptions, PasskeysReply } from "../../../edge-api/contract/passkeys.ts";
import { LOGIN_TICKET_LIFE } from "../../../edge-api/contract/limits.ts";
import { sha256 } from "../../../edge-api/services/sha256.ts";
import { newToken } from "../../../edge-api/services/token.ts";
import { jsonOf, textOf } from "./api-under-test.ts";
import type { Answer, ApiUnderTest } from "./api-under-test.ts";
import { newAuthenticator } from "./authenticator.ts";
import type { Authenticator, Behaviour } from "./authenticator.ts";
import { asking, CHEAP_HASH, codeOf, freshAddress, PASSWORD, personOf } from "./people.ts";
import type { Person } from "./people.ts";

// what the cases about passkeys do again and again

const good = (answer: Answer): unknown => {
  assert.equal(answer.status, 200, textOf(answer));
  return jsonOf(answer);
};

/** A passkey of this person, made as a browser makes it. */
export async function addPasskey(me: Person, name = "Laptop"): Promise<Authenticator> {
  const authenticator = await newAuthenticator();
  const options = good(await me.ask("/api/passkeyOptions", {})) as AttestationOptions;
  good(await me.ask("/api/addPasskey", { name, response: await authenticator.create(options) }));
  return authenticator;
}

export const passkeysOf = async (me: Person): Promise<PasskeysReply> =>
  good(await me.ask("/api/listPasskey")) as PasskeysReply;

/** A call of somebody who is not logged in. */
export const openly = (api: ApiUnderTest, path: string, body: unknown): Promise<Answer> =>
  api.ask(path, asking(body, undefined, { "X-Forwarded-For": freshAddress() }));

export const optionsOf = async (
  api: ApiUnderTest,
  path: "/api/passkeyLoginOptions" | "/api/secondFactorOptions",
  body: unknown = {},
): Promise<AssertionOptions> => good(await openly(api, path, body)) as AssertionOptions;

export const passwordLogin = (api: ApiUnderTest, { email }: Person, password = PASSWORD): Promise<Answer> =>
  openly(api, "/api/login", { email, password });

/** A ticket as the right password gives it, without the cost of a hash. */
export async function ticketOf(api: ApiUnderTest, { userId }: Person): Promise<string> {
  const token = newToken();
  const now = api.now();
  const hashes = { checkedHash: CHEAP_HASH, passwordHash: CHEAP_HASH };
  const ticket = { tokenHash: await sha256(token), userId, ...hashes, now, expires: now + LOGIN_TICKET_LIFE };
  assert.ok(await api.loginProofs.createTicket(ticket));
  return token;
}

/** The passkey's answer for a ticket. */
export const answerFor = async (api: ApiUnderTest, authenticator: Authenticator, ticket: string) =>
  authenticator.sign(await optionsOf(api, "/api/secondFactorOptions", { ticket }));

export const secondFactor = (api: ApiUnderTest, body: object): Promise<Answer> =>
  openly(api, "/api/secondFactor", body);

/** When password or passkey were shown the last time within the sessions of this person. */
export async function setProofs(api: ApiUnderTest, { userId }: Person, time: number): Promise<void> {
  await api.database.prepare("UPDATE sessions SET proved = ? WHERE user_id = ?").bind(time, userId).all();
}

/** It was too long ago. */
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

/** A login with the passkey alone. */
export async function logInAlone(
  api: ApiUnderTest,
  authenticator: Authenticator,
  behaviour?: Behaviour,
): Promise<Answer> {
  const response = await authenticator.sign(await optionsOf(api, "/api/passkeyLoginOptions"), behaviour);
  return openly(api, "/api/passkeyLogin", { response });
}

/** Whose session this login has begun. */
export const begun = (api: ApiUnderTest, answer: Answer): Person =>
  personOf(api, "", "", Object(jsonOf(answer)).accessToken);

export const outcome = (answer: Answer): unknown[] => [answer.status, codeOf(answer)];
