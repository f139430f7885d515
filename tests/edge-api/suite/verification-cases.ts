import assert from "node:assert/strict";
import { RATES } from "../../../edge-api/contract/limits.ts";
import { mailsTo } from "./account-mail-cases.ts";
import { jsonOf, type ApiUnderTest, type Case } from "./api-under-test.ts";
import { freshId, share } from "./items.ts";
import {
  addLink,
  asking,
  codeOf,
  freshAddress,
  freshEmail,
  PASSWORD,
  person,
  personOf,
  REGISTRATION,
  resetTokenOf,
  statuses,
  storedTexts,
  type Person,
} from "./people.ts";

const BREATH = 1100;

/** Tokens of all mailed confirmation links, oldest first. */
export const emailTokens = async (api: ApiUnderTest, email: string): Promise<readonly string[]> =>
  (await mailsTo(api, email)).flatMap(({ body }) => /\/verify-email\/([\w-]{43})$/m.exec(body)?.[1] ?? []);

/** Opens a link as its account, or as somebody else with what they know. */
export const verify = (
  api: ApiUnderTest,
  token: string | undefined,
  who: Pick<Person, "token"> | null = null,
  given: Readonly<Record<string, unknown>> = {},
) => api.ask("/api/verifyEmail", asking({ token, ...given }, who?.token, { "X-Forwarded-For": freshAddress() }));

/** A newly registered person with the confirmation mail. */
export async function registered(api: ApiUnderTest): Promise<Person> {
  await api.pass(BREATH);
  const email = freshEmail();
  const made = await api.ask(
    "/api/register",
    asking({ ...REGISTRATION, email }, undefined, { "X-Forwarded-For": freshAddress() }),
  );
  assert.equal(made.status, 201);
  const account = await api.accounts.findByEmail(email);
  return personOf(api, account?.userId ?? "", email, Object(jsonOf(made)).accessToken);
}

export const isVerified = async (who: Person): Promise<boolean> =>
  Object(jsonOf(await who.ask("/api/user"))).emailVerified;

export const VERIFICATION_CASES: readonly Case[] = [
  {
    name: "a registration mails a one-time confirmation link; with the local outbox nothing requires it",
    async run(api) {
      const [me, other] = [await registered(api), await registered(api)];
      assert.deepEqual([await isVerified(me), await isVerified(other)], [false, false]);
      assert.equal(Object(jsonOf(await me.ask("/api/user"))).waitsForEmail, false);
      assert.equal((await me.ask("/api/share", share())).status, 200);
      const [token, ...more] = await emailTokens(api, me.email);
      assert.ok(token !== undefined && more.length === 0);
      assert.ok(!(await storedTexts(api)).includes(token));
      // opening the page of the link confirms nothing
      assert.equal((await api.ask(`/verify-email/${token}`)).status, 200);
      assert.equal(await isVerified(me), false);
      const pair = await Promise.all([verify(api, token, me), verify(api, token, me)]);
      assert.deepEqual(statuses(pair), [200, 404]);
      const again = await verify(api, token, me);
      assert.deepEqual([again.status, codeOf(again)], [404, "unknown_link"]);
      for (const wrong of ["", "x".repeat(43), "' OR 1=1 --"]) assert.equal((await verify(api, wrong)).status, 404);
      assert.deepEqual([await isVerified(me), await isVerified(other)], [true, false]);
      const [line] = Object(jsonOf(await me.ask("/api/listAccountEvent")));
      assert.equal(line.event, "email_verified");
      // a confirmed address gets no mail
      assert.equal((await me.ask("/api/sendVerification", {})).status, 200);
      assert.equal((await emailTokens(api, me.email)).length, 1);
    },
  },
  {
    name: "a link alone confirms nothing: it takes the account's session, its password or a new one",
    async run(api) {
      const [thief, other] = [await registered(api), await registered(api)];
      const [token] = await emailTokens(api, thief.email);
      const refused = [
        await verify(api, token),
        await verify(api, token, other),
        await verify(api, token, null, { password: "wrong horse" }),
      ];
      assert.deepEqual(refused.map(codeOf), ["account_needed", "account_needed", "wrong_current_password"]);
      assert.equal(await isVerified(thief), false);
      assert.equal((await verify(api, token, other, { password: PASSWORD })).status, 200);
      assert.equal(await isVerified(thief), true);
    },
  },
  {
    name: "who owns the mailbox takes a registered account over by a new password, which ends all sessions",
    async run(api) {
      const thief = await registered(api);
      const [token] = await emailTokens(api, thief.email);
      const weak = await verify(api, token, null, { newPassword: "password" });
      assert.equal(codeOf(weak), "password_common");
      await api.pass(BREATH);
      assert.equal((await verify(api, token, null, { newPassword: "brand new horse" })).status, 200);
      assert.equal((await thief.ask("/api/user")).status, 401);
      const login = (password: string) =>
        api.ask(
          "/api/login",
          asking({ email: thief.email, password }, undefined, { "X-Forwarded-For": freshAddress() }),
        );
      await api.pass(BREATH);
      assert.equal((await login(PASSWORD)).status, 401);
      await api.pass(BREATH);
      assert.equal((await login("brand new horse")).status, 200);
      assert.equal((await api.accounts.findByEmail(thief.email))?.emailVerified, true);
    },
  },
  {
    name: "who did not register deletes the account by the link; a confirmed account stays",
    async run(api) {
      const [thief, me] = [await registered(api), await registered(api)];
      const [mail] = await mailsTo(api, thief.email);
      assert.match(mail?.body ?? "", /under the name "Ada Lovelace", on \d+ \w+ \d{4}/);
      const [[token], [mine = ""]] = [await emailTokens(api, thief.email), await emailTokens(api, me.email)];
      assert.equal((await verify(api, token, null, { notMine: true })).status, 200);
      assert.equal((await thief.ask("/api/user")).status, 401);
      assert.equal(await api.accounts.findByEmail(thief.email), null);
      assert.equal((await verify(api, mine, me)).status, 200);
      await addLink(api, "confirm", mine, me.userId);
      assert.equal(codeOf(await verify(api, mine, null, { notMine: true })), "unknown_link");
      assert.equal(await isVerified(me), true);
    },
  },
  {
    name: "further links can be requested within the rate; each works until one is used",
    async run(api) {
      const me = await registered(api);
      const { limit } = RATES.verificationMail;
      const answers = [];
      for (let time = 0; time <= limit; time++) answers.push(await me.ask("/api/sendVerification", {}));
      assert.deepEqual(statuses(answers), [...Array.from({ length: limit }, () => 200), 429]);
      assert.ok(Number(answers.at(-1)?.headers.get("Retry-After")) > 0);
      const tokens = await emailTokens(api, me.email);
      assert.equal(new Set(tokens).size, limit + 1);
      assert.equal((await verify(api, tokens[0], me)).status, 200);
      assert.equal((await verify(api, tokens[1], me)).status, 404);
    },
  },
  {
    name: "an expired link, or one of a deleted account, confirms nothing",
    async run(api) {
      const me = await person(api);
      const [old, gone] = ["o".repeat(43), "g".repeat(43)];
      assert.equal(await addLink(api, "confirm", old, me.userId, 0), true);
      assert.equal((await verify(api, old)).status, 404);
      assert.equal(await isVerified(me), false);
      assert.equal(await addLink(api, "confirm", gone, "nobody"), false);
    },
  },
  {
    name: "setting a password by a mailed link confirms the address",
    async run(api) {
      await api.pass(BREATH);
      const me = await person(api);
      const link = asking({ password: "brand new horse" }, await resetTokenOf(api, me));
      assert.equal((await api.ask("/api/changePassword", link)).status, 200);
      assert.equal((await api.accounts.findById(me.userId))?.emailVerified, true);
      const events = (await api.accountEvents.list(me.userId, 0)).map(({ event }) => event);
      assert.deepEqual(events.toSorted(), ["email_verified", "password_reset"]);
    },
  },
  {
    name: "the smaller quota of an unconfirmed address holds for concurrent writes, and ends with the confirmation",
    async run(api) {
      const me = await person(api);
      const body = "x".repeat(1000);
      const write = () =>
        api.items.upsert({
          kind: "food",
          userId: me.userId,
          id: freshId(),
          body,
          now: api.now(),
          unverifiedBytes: 3500,
        });
      const kept = async () => (await Promise.all(Array.from({ length: 10 }, write))).filter((one) => one !== null);
      assert.equal((await kept()).length, 3);
      const token = "v".repeat(35) + freshId().padStart(8, "0").slice(-8);
      await addLink(api, "confirm", token, me.userId);
      assert.equal((await verify(api, token, me)).status, 200);
      assert.equal((await kept()).length, 10);
    },
  },
];
