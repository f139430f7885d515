import assert from "node:assert/strict";
import { RATES } from "../../../edge-api/contract/limits.ts";
import { sha256 } from "../../../edge-api/services/sha256.ts";
import { mailsTo } from "./account-mail-cases.ts";
import { jsonOf, type ApiUnderTest, type Case } from "./api-under-test.ts";
import { freshId, share } from "./items.ts";
import {
  asking,
  codeOf,
  freshAddress,
  freshEmail,
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

export const verify = (api: ApiUnderTest, token: string | undefined) =>
  api.ask("/api/verifyEmail", asking({ token }, undefined, { "X-Forwarded-For": freshAddress() }));

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
      const pair = await Promise.all([verify(api, token), verify(api, token)]);
      assert.deepEqual(statuses(pair), [200, 404]);
      const again = await verify(api, token);
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
      assert.equal((await verify(api, tokens[0])).status, 200);
      assert.equal((await verify(api, tokens[1])).status, 404);
    },
  },
  {
    name: "an expired link, or one of a deleted account, confirms nothing",
    async run(api) {
      const me = await person(api);
      const [old, gone] = ["o".repeat(43), "g".repeat(43)];
      assert.equal(await api.emailLinks.create(await sha256(old), me.userId, api.now(), api.now()), true);
      assert.equal((await verify(api, old)).status, 404);
      assert.equal(await isVerified(me), false);
      assert.equal(await api.emailLinks.create(await sha256(gone), "nobody", api.now(), api.now() + 1000), false);
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
      await api.emailLinks.create(await sha256(token), me.userId, api.now(), api.now() + 10_000);
      assert.equal((await verify(api, token)).status, 200);
      assert.equal((await kept()).length, 10);
    },
  },
];
