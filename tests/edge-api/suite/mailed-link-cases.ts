import assert from "node:assert/strict";
import { RATES } from "../../../edge-api/contract/limits.ts";
import { DAY, EMAIL_LINK_LIFE, EMAIL_RESTORE_LIFE } from "../../../edge-api/contract/retention.ts";
import { sha256 } from "../../../edge-api/services/sha256.ts";
import { mailsTo } from "./account-mail-cases.ts";
import { jsonOf, type Answer, type ApiUnderTest, type Case } from "./api-under-test.ts";
import { addPasskey, letProofsAge, openly, outcome, passwordLogin } from "./passkeys.ts";
import {
  addLink,
  asking,
  codeOf,
  freshAddress,
  freshEmail,
  grantAdmin,
  PASSWORD,
  person,
  personOf,
  REGISTRATION,
  resetTokenOf,
  sessionOf,
  statuses,
  storedTexts,
  type Person,
} from "./people.ts";

const BREATH = 1100;
const UNKNOWN = [404, "unknown_link"];

/** Tokens of all links of a page that were mailed to an address, oldest first. */
const tokensOf = async (api: ApiUnderTest, email: string, page: string): Promise<readonly string[]> =>
  (await mailsTo(api, email)).flatMap(({ body }) => new RegExp(`/${page}/([\\w-]{43})$`, "m").exec(body)?.[1] ?? []);

const subjectsTo = async (api: ApiUnderTest, email: string) =>
  (await mailsTo(api, email)).map(({ subject }) => subject);

async function confirmed(api: ApiUnderTest): Promise<Person> {
  const me = await person(api);
  await api.database.prepare("UPDATE users SET email_verified = 1 WHERE id = ?").bind(me.userId).all();
  return me;
}

interface Browser {
  /** value of the Cookie header */
  readonly cookie?: string;
  readonly address?: string;
}

const by = ({ cookie, address = freshAddress() }: Browser) => ({
  "X-Forwarded-For": address,
  ...(cookie !== undefined && { Cookie: cookie }),
});

const cookieOf = (answer: Answer): string => answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";

const askLink = (api: ApiUnderTest, email: string, browser: Browser = {}) =>
  api.ask("/api/loginLink", asking({ email }, undefined, by(browser)));

const openLink = (api: ApiUnderTest, token: string | undefined, browser: Browser = {}) =>
  api.ask("/api/logInByLink", asking({ token }, undefined, by(browser)));

const sessionIn = (answer: Answer): string => String(Object(jsonOf(answer)).accessToken);

/** Changes the address of an account to a new one. @returns the new address and the token of the notice to the old one */
async function changed(api: ApiUnderTest, me: Person, before = me.email) {
  const email = freshEmail();
  assert.deepEqual(outcome(await me.ask("/api/changeEmail", { email })), [200, undefined]);
  const token = (await tokensOf(api, email, "confirm-email")).at(-1);
  assert.equal((await me.ask("/api/confirmEmail", { token })).status, 200);
  return { email, restore: (await tokensOf(api, before, "restore-email")).at(-1) };
}

const emailOf = async (api: ApiUnderTest, { userId }: Person) => (await api.accounts.findById(userId))?.email;

export const MAILED_LINK_CASES: readonly Case[] = [
  {
    name: "a mailed link logs in once, in the browser that asked, and is no fresh proof",
    async run(api) {
      const me = await confirmed(api);
      const asked = await askLink(api, me.email);
      const cookie = cookieOf(asked);
      assert.deepEqual([asked.status, jsonOf(asked)], [200, {}]);
      assert.match(
        asked.headers.get("Set-Cookie") ?? "",
        /^__Host-device=[\w-]{43};.*HttpOnly; Secure; SameSite=Strict/,
      );
      const [token, ...more] = await tokensOf(api, me.email, "login-link");
      assert.ok(token !== undefined && more.length === 0 && !(await storedTexts(api)).includes(token));
      const elsewhere = cookieOf(await askLink(api, freshEmail()));
      for (const browser of [{}, { cookie: elsewhere }, { cookie: "__Host-device=x" }])
        assert.deepEqual(outcome(await openLink(api, token, browser)), UNKNOWN);
      const pair = await Promise.all([openLink(api, token, { cookie }), openLink(api, token, { cookie })]);
      assert.deepEqual(statuses(pair), [200, 404]);
      const admitted = pair.find(({ status }) => status === 200);
      assert.ok(admitted !== undefined);
      const inside = personOf(api, me.userId, me.email, sessionIn(admitted));
      assert.equal(Object(jsonOf(await inside.ask("/api/user"))).email, me.email);
      assert.deepEqual(outcome(await inside.ask("/api/exportUser")), [403, "fresh_proof_needed"]);
    },
  },
  {
    name: "an unknown address gets the same reply and a mail that says so; one that nobody confirmed gets the link for that",
    async run(api) {
      const [nobody, me] = [freshEmail(), await person(api)];
      const answers = [
        await askLink(api, nobody),
        await askLink(api, me.email),
        await askLink(api, (await confirmed(api)).email),
      ];
      assert.deepEqual(
        answers.map((answer) => [answer.status, jsonOf(answer), cookieOf(answer).length]),
        answers.map(() => [200, {}, "__Host-device=".length + 43]),
      );
      assert.deepEqual(await subjectsTo(api, nobody), ["Tare: there is no account with this address"]);
      assert.deepEqual(await subjectsTo(api, me.email), ["Tare: confirm your email address"]);
    },
  },
  {
    name: "the link stays open while wrong passwords of others have used up the guesses at the account",
    async run(api) {
      const me = await confirmed(api);
      for (let guess = 0; guess < RATES.accountGuess.limit; guess++) {
        await api.pass(BREATH);
        assert.equal((await passwordLogin(api, me, "wrong horse")).status, 401);
      }
      await api.pass(BREATH);
      assert.equal(codeOf(await passwordLogin(api, me)), "too_many_attempts");
      const cookie = cookieOf(await askLink(api, me.email));
      const [token] = await tokensOf(api, me.email, "login-link");
      assert.equal((await openLink(api, token, { cookie })).status, 200);
    },
  },
  {
    name: "an account that requires a passkey still does: the link gives a ticket",
    async run(api) {
      const me = await confirmed(api);
      await addPasskey(me);
      assert.equal((await me.ask("/api/askPasskey", { on: true })).status, 200);
      const cookie = cookieOf(await askLink(api, me.email));
      const [token] = await tokensOf(api, me.email, "login-link");
      const answer = await openLink(api, token, { cookie });
      const { status, ticket, ...rest } = Object(jsonOf(answer));
      assert.deepEqual([answer.status, status, rest], [202, "passkey_required", {}]);
      assert.equal((await personOf(api, "", "", ticket).ask("/api/user")).status, 401);
      assert.equal((await openly(api, "/api/secondFactorOptions", { ticket })).status, 200);
    },
  },
  {
    name: "a login link expires, ends with a password change, and has rate limits by address",
    async run(api) {
      const me = await confirmed(api);
      const cookie = cookieOf(await askLink(api, me.email));
      const mark = await sha256(cookie.split("=")[1] ?? "");
      const old = "o".repeat(35) + me.userId.slice(0, 8);
      await addLink(api, "log_in", old, me.userId, 0, mark);
      assert.deepEqual(outcome(await openLink(api, old, { cookie })), UNKNOWN);
      const [token] = await tokensOf(api, me.email, "login-link");
      await api.pass(BREATH);
      const reset = asking({ password: "brand new horse" }, await resetTokenOf(api, me));
      assert.equal((await api.ask("/api/changePassword", reset)).status, 200);
      assert.deepEqual(outcome(await openLink(api, token, { cookie })), UNKNOWN);
      const address = freshAddress();
      const asked = [];
      for (let time = 0; time <= RATES.loginLink.limit; time++)
        asked.push(await askLink(api, freshEmail(), { address }));
      assert.deepEqual(statuses(asked), [...Array.from({ length: RATES.loginLink.limit }, () => 200), 429]);
    },
  },
  {
    name: "a new address counts once its owner opens the link, in a session of the account; the old one is told",
    async run(api) {
      const [me, other] = [await person(api), await person(api)];
      const email = freshEmail();
      await letProofsAge(api, me);
      assert.deepEqual(outcome(await me.ask("/api/changeEmail", { email })), [403, "fresh_proof_needed"]);
      assert.equal((await me.ask("/api/confirm", { password: PASSWORD })).status, 200);
      const [reset, login] = [await resetTokenOf(api, me), "l".repeat(35) + me.userId.slice(0, 8)];
      const cookie = `__Host-device=${"m".repeat(43)}`;
      const mark = await sha256("m".repeat(43));
      await addLink(api, "log_in", login, me.userId, 60_000, mark);
      assert.equal((await me.ask("/api/changeEmail", { email })).status, 200);
      const [token = ""] = await tokensOf(api, email, "confirm-email");
      assert.ok(token !== "" && !(await storedTexts(api)).includes(token));
      assert.equal(await emailOf(api, me), me.email);
      assert.equal((await openly(api, "/api/confirmEmail", { token })).status, 401);
      assert.deepEqual(outcome(await other.ask("/api/confirmEmail", { token })), UNKNOWN);
      const pair = await Promise.all([me.ask("/api/confirmEmail", { token }), me.ask("/api/confirmEmail", { token })]);
      assert.deepEqual(statuses(pair), [200, 404]);
      const account = await api.accounts.findByEmail(email);
      assert.deepEqual([account?.userId, account?.emailVerified], [me.userId, true]);
      assert.equal(Object(jsonOf(await me.ask("/api/user"))).email, email);
      // links that were mailed to the old address open nothing any more
      assert.equal((await api.ask("/api/changePassword", asking({ password: "brand new horse" }, reset))).status, 401);
      assert.deepEqual(outcome(await openLink(api, login, { cookie })), UNKNOWN);
      const mail = (await mailsTo(api, me.email)).at(-1);
      assert.equal(mail?.subject, "Tare: your email address was changed");
      assert.ok(mail?.body.includes("within 7 days") && !mail.body.includes(email));
      const events = Object(jsonOf(await me.ask("/api/listAccountEvent")));
      assert.deepEqual([events[0].event, events[1].event], ["email_changed", "email_change_asked"]);
      // administrators find the account by its new address only
      const admin = await person(api);
      await grantAdmin(api, admin);
      const search = async (text: string) =>
        Object(jsonOf(await admin.ask(`/api/users?limit=10&search=${encodeURIComponent(text)}`))).length;
      assert.deepEqual([await search(email), await search(me.email)], [1, 0]);
    },
  },
  {
    name: "an address that is taken is not disclosed and cannot be taken; a link expires; requests have a rate limit",
    async run(api) {
      const [me, other] = [await person(api), await person(api)];
      const asked = await me.ask("/api/changeEmail", { email: other.email });
      assert.deepEqual([asked.status, jsonOf(asked)], [200, {}]);
      assert.deepEqual(await subjectsTo(api, other.email), ["Tare: this address has an account already"]);
      const [taken, old] = ["t".repeat(35) + me.userId.slice(0, 8), "e".repeat(35) + me.userId.slice(0, 8)];
      await addLink(api, "change_email", taken, me.userId, EMAIL_LINK_LIFE, other.email);
      assert.deepEqual(outcome(await me.ask("/api/confirmEmail", { token: taken })), UNKNOWN);
      await addLink(api, "change_email", old, me.userId, 0, freshEmail());
      assert.deepEqual(outcome(await me.ask("/api/confirmEmail", { token: old })), UNKNOWN);
      assert.deepEqual([await emailOf(api, me), await emailOf(api, other)], [me.email, other.email]);
      const { limit } = RATES.emailChange;
      const answers = [];
      for (let time = 0; time < limit; time++) answers.push(await me.ask("/api/changeEmail", { email: freshEmail() }));
      assert.deepEqual(statuses(answers), [...Array.from({ length: limit - 1 }, () => 200), 429]);
    },
  },
  {
    name: "'this was not me' restores the old address and ends sessions, keys, new passkeys and the password; nobody takes the address meanwhile",
    async run(api) {
      const me = await person(api);
      await addPasskey(me);
      const own = (await api.passkeys.list(me.userId))[0]?.id ?? "";
      // longer ago than whoever changes the address needs
      await api.database
        .prepare("UPDATE passkeys SET created = created - ? WHERE id = ?")
        .bind(2 * DAY, own)
        .all();
      await addPasskey(me);
      const key = await me.ask("/api/createKey", { name: "x", scope: "read", days: 1 });
      assert.equal(key.status, 200);
      const { email, restore } = await changed(api, me);
      await api.pass(BREATH);
      const registered = await openly(api, "/api/register", { ...REGISTRATION, email: me.email });
      assert.deepEqual([registered.status, Object(jsonOf(registered)).status], [200, "exists"]);
      const rival = await person(api);
      assert.equal((await rival.ask("/api/changeEmail", { email: me.email })).status, 200);
      const [stolen] = await tokensOf(api, me.email, "confirm-email");
      assert.deepEqual(outcome(await rival.ask("/api/confirmEmail", { token: stolen })), UNKNOWN);
      const session = await sessionOf(api, me.userId);
      assert.equal((await openly(api, "/api/restoreEmail", { token: restore })).status, 200);
      assert.deepEqual(outcome(await openly(api, "/api/restoreEmail", { token: restore })), UNKNOWN);
      assert.deepEqual([await emailOf(api, me), await api.accounts.findByEmail(email)], [me.email, null]);
      assert.deepEqual(
        (await api.passkeys.list(me.userId)).map(({ id }) => id),
        [own],
      );
      for (const token of [me.token, session, Object(jsonOf(key)).key])
        assert.equal((await personOf(api, "", "", token).ask("/api/listComparison")).status, 401);
      await api.pass(BREATH);
      assert.equal((await passwordLogin(api, me)).status, 401);
      const [reset] = await tokensOf(api, me.email, "change-password");
      const answer = await api.ask("/api/changePassword", asking({ password: "brand new horse" }, reset));
      assert.equal(answer.status, 200);
      await api.pass(BREATH);
      assert.equal((await passwordLogin(api, me, "brand new horse")).status, 200);
      const [latest] = (await api.accountEvents.list(me.userId, 0)).filter(({ event }) => event.startsWith("email_"));
      assert.equal(latest?.event, "email_restored");
    },
  },
  {
    name: "who changed the address twice cannot use up the link to the first one; the owner may also change it back",
    async run(api) {
      const me = await person(api);
      const first = await changed(api, me);
      await api.pass(1);
      const second = await changed(api, me, first.email);
      assert.equal((await openly(api, "/api/restoreEmail", { token: second.restore })).status, 200);
      assert.equal(await emailOf(api, me), first.email);
      assert.equal((await openly(api, "/api/restoreEmail", { token: first.restore })).status, 200);
      assert.equal(await emailOf(api, me), me.email);
      const owner = await person(api);
      const there = await changed(api, owner);
      assert.equal((await owner.ask("/api/changeEmail", { email: owner.email })).status, 200);
      const token = (await tokensOf(api, owner.email, "confirm-email")).at(-1);
      assert.equal((await owner.ask("/api/confirmEmail", { token })).status, 200);
      assert.equal(await emailOf(api, owner), owner.email);
      const [late] = await tokensOf(api, there.email, "restore-email");
      await api.database
        .prepare("UPDATE mailed_links SET expires = expires - ? WHERE user_id = ?")
        .bind(EMAIL_RESTORE_LIFE, owner.userId)
        .all();
      assert.deepEqual(outcome(await openly(api, "/api/restoreEmail", { token: late })), UNKNOWN);
    },
  },
];
