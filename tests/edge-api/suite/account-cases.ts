import assert from "node:assert/strict";
import { scrypt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { scryptHasher } from "../../../edge-api/adapters/scrypt-hasher.ts";
import { UNKNOWN_DEVICE } from "../../../edge-api/contract/device.ts";
import { RATES } from "../../../edge-api/contract/limits.ts";
import { sha256 } from "../../../edge-api/services/sha256.ts";
import { jsonOf, type ApiUnderTest, type Case } from "./api-under-test.ts";
import { newRecoveryCodes } from "./passkeys.ts";
import { comparison, food, freshId, mapping, portfolio, product, share, timeless } from "./items.ts";
import {
  asking,
  CHEAP_HASH,
  codeOf,
  freshAddress,
  freshEmail,
  PASSWORD,
  person,
  personOf,
  REGISTRATION,
  resetTokenOf,
  rowsOf,
  sessionOf,
  statuses,
  storedTexts,
} from "./people.ts";

/** Time to refill the limit of hashes (ms). */
const BREATH = 1100;

const linkIn = async (api: ApiUnderTest, email: string): Promise<string> => {
  const { results } = await api.database
    .prepare("SELECT body FROM mail_outbox WHERE recipient = ? ORDER BY id DESC LIMIT 1")
    .bind(email)
    .all();
  return /https:\/\/tare\.example\/change-password\/(\S+)/.exec(String(Object(results[0]).body))?.[1] ?? "";
};

const PHC = /^\$scrypt\$ln=\d+,r=\d+,p=\d+\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;

export const ACCOUNT_CASES: readonly Case[] = [
  {
    name: "register, log in, read the user record, log out",
    async run(api) {
      await api.pass(BREATH);
      const email = freshEmail();
      const from = { "X-Forwarded-For": freshAddress() };
      const body = {
        ...REGISTRATION,
        email: ` ${email.toUpperCase()} `,
        isAdmin: true,
        user_id: "x",
        receive_newsletter: true,
      };
      const made = await api.ask("/api/register", asking(body, undefined, from));
      assert.equal(made.status, 201);
      const { accessToken, status, isAdmin } = Object(jsonOf(made));
      assert.deepEqual([status, isAdmin], ["created", false]);
      assert.match(accessToken, /^[A-Za-z0-9_-]{43}$/);
      assert.equal(made.headers.get("Cache-Control"), "no-store");
      const again = await api.ask("/api/register", asking({ ...REGISTRATION, email }, undefined, from));
      const exists = "An account with this email address already exists. Please login instead.";
      assert.deepEqual([again.status, jsonOf(again)], [200, { status: "exists", error: exists }]);

      const login = (password: string) => api.ask("/api/login", asking({ email, password }, undefined, from));
      const wrong = await login("wrong horse");
      assert.deepEqual([wrong.status, Object(jsonOf(wrong)).error], [401, "Invalid email or password."]);
      const unknown = await api.ask("/api/login", asking({ email: freshEmail(), password: PASSWORD }, undefined, from));
      assert.deepEqual(
        [unknown.status, Object(jsonOf(unknown)).error],
        [404, "Email not found. Please register first."],
      );
      const token = Object(jsonOf(await login(PASSWORD))).accessToken;
      const me = personOf(api, "", email, token);
      const { created, last_login, emailVerified, waitsForEmail, confirm_by, ...record } = Object(
        jsonOf(await me.ask("/api/user")),
      );
      const { password: _, accomplish, region, heard_from, receive_newsletter, ...kept } = REGISTRATION;
      assert.deepEqual(record, { ...kept, email, isAdmin: false });
      assert.ok(created <= last_login);
      assert.deepEqual([emailVerified, waitsForEmail, confirm_by], [false, false, null]);
      const { results } = await api.database.prepare("SELECT * FROM users WHERE email = ?").bind(email).all();
      const row = Object(results[0]);
      assert.match(row.password_hash, PHC);
      assert.deepEqual(
        [row.accomplish, row.region, row.heard_from, typeof row.newsletter_consent, receive_newsletter],
        [accomplish, region, heard_from, "number", false],
      );
      const stored = await storedTexts(api);
      assert.ok(!stored.some((text) => text.includes(token) || text.includes(accessToken) || text.includes(PASSWORD)));

      assert.equal((await me.ask("/api/logout", {})).status, 200);
      assert.equal((await me.ask("/api/user")).status, 401);
      assert.equal((await personOf(api, "", email, accessToken).ask("/api/user")).status, 200);
    },
  },
  {
    name: "a missing or invalid registration field has the specification's text",
    async run(api) {
      await api.pass(BREATH);
      const register = async (body: unknown) => {
        const answer = await api.ask("/api/register", asking(body, undefined, { "X-Forwarded-For": freshAddress() }));
        const { error, fields } = Object(jsonOf(answer)) as {
          error: string;
          fields: { field: string; text: string }[];
        };
        assert.deepEqual([answer.status, codeOf(answer)], [400, "invalid"]);
        return { error, faults: Object.fromEntries(fields.map(({ field, text }) => [field, text])) };
      };
      const texts = {
        email: "Invalid email address",
        password: "Password must be at least 8 characters",
        name: "Name is Required",
        company: "Company is Required",
        job: "Job is Required",
      };
      assert.deepEqual(await register({}), { error: texts.email, faults: texts });
      const blank = { email: "a@", password: "short", name: " ", company: "", job: "" };
      assert.deepEqual(await register(blank), { error: texts.email, faults: texts });
      for (const [field, text] of Object.entries(texts)) {
        const { [field]: _, ...lacking } = { ...REGISTRATION, email: freshEmail() } as Record<string, unknown>;
        assert.deepEqual(await register(lacking), { error: text, faults: { [field]: text } });
      }
      const { error } = await register({ ...REGISTRATION, email: freshEmail(), employees: -1 });
      assert.equal(error, "Some fields cannot be stored as they are.");
    },
  },
  {
    name: "a reset link sets a password once, ends all sessions and mails a notice",
    async run(api) {
      await api.pass(BREATH);
      const me = await person(api);
      const from = { "X-Forwarded-For": freshAddress() };
      const ask = (path: string, body: unknown, token?: string) => api.ask(path, asking(body, token, from));
      assert.equal((await ask("/api/resetPassword", { email: freshEmail() })).status, 404);
      assert.equal((await ask("/api/resetPassword", { email: me.email })).status, 200);
      const earlier = await linkIn(api, me.email);
      await ask("/api/resetPassword", { email: me.email });
      const token = await linkIn(api, me.email);
      assert.notEqual(token, earlier);
      assert.ok(!(await storedTexts(api)).includes(token));
      assert.equal((await ask("/api/changePassword", { password: "short" }, token)).status, 400);
      assert.equal((await api.ask("/api/user", asking(undefined, token, from))).status, 401);
      const page = await api.ask(`/change-password/${token}`);
      assert.equal(page.status, 200);
      await api.pass(BREATH);
      const pair = await Promise.all([1, 2].map(() => ask("/api/changePassword", { password: "brand new" }, token)));
      assert.deepEqual(statuses(pair), [200, 401]);
      for (const used of [token, earlier]) {
        assert.equal((await ask("/api/changePassword", { password: "brand new" }, used)).status, 401);
      }
      const { results } = await api.database
        .prepare("SELECT subject FROM mail_outbox WHERE recipient = ? ORDER BY id DESC LIMIT 1")
        .bind(me.email)
        .all();
      assert.match(String(Object(results[0]).subject), /your password was changed/);
      assert.equal((await me.ask("/api/user")).status, 401);
      await api.pass(BREATH);
      assert.equal((await ask("/api/login", { email: me.email, password: PASSWORD })).status, 401);
      assert.equal((await ask("/api/login", { email: me.email, password: "brand new" })).status, 200);
    },
  },
  {
    name: "a session changes the password only with the current one, and gets a new token",
    async run(api) {
      await api.pass(BREATH);
      const me = await person(api);
      // without the history, which records the wrong passwords
      const rows = async () => ({ ...(await rowsOf(api, me.userId)), account_events: [] });
      const before = await rows();
      for (const currentPassword of [undefined, "wrong horse"]) {
        const refused = await me.ask("/api/changePassword", { password: "brand new", currentPassword });
        assert.deepEqual([refused.status, codeOf(refused)], [403, "wrong_current_password"]);
      }
      assert.deepEqual(await rows(), before);
      const done = await me.ask("/api/changePassword", { password: "brand new", currentPassword: PASSWORD });
      assert.equal(done.status, 200);
      assert.equal((await me.ask("/api/user")).status, 401);
      const { accessToken } = Object(jsonOf(done));
      assert.equal((await personOf(api, "", "", accessToken).ask("/api/user")).status, 200);
    },
  },
  {
    name: "logins with the old password during its change leave no session, and the new password stays",
    async run(api) {
      await api.pass(BREATH);
      const me = await person(api);
      const login = (password: string) =>
        api.ask("/api/login", asking({ email: me.email, password }, undefined, { "X-Forwarded-For": freshAddress() }));
      const changing = me.ask("/api/changePassword", { password: "brand new", currentPassword: PASSWORD });
      await setTimeout(60);
      const logins = await Promise.all([login(PASSWORD), setTimeout(120).then(() => login(PASSWORD))]);
      const changed = await changing;
      assert.equal(changed.status, 200);
      for (const answer of logins) {
        const { accessToken } = Object(jsonOf(answer));
        assert.equal((await api.ask("/api/user", asking(undefined, accessToken ?? "none"))).status, 401);
      }
      assert.equal((await personOf(api, "", "", Object(jsonOf(changed)).accessToken).ask("/api/user")).status, 200);
      await api.pass(BREATH);
      assert.equal((await login(PASSWORD)).status, 401);
      assert.equal((await login("brand new")).status, 200);
      // the same without timing: a check against an earlier hash starts no session, changes and deletes nothing
      const { userId } = me;
      const checked = { userId, device: UNKNOWN_DEVICE, checkedHash: CHEAP_HASH, passwordHash: CHEAP_HASH };
      const late = { ...checked, tokenHash: "t", now: api.now() };
      assert.equal(await api.sessions.create(late), false);
      assert.equal(await api.accounts.changePassword(late), false);
      assert.equal(await api.accounts.remove(userId, CHEAP_HASH), false);
      assert.notEqual((await api.accounts.findById(userId))?.passwordHash, CHEAP_HASH);
    },
  },
  {
    name: "of concurrent counts exactly the limit is taken; returned ones can be taken again",
    async run(api) {
      const key = freshId();
      const take = () => api.rates.take(key, 1000, 500, 10);
      const taken = async (times: number) =>
        (await Promise.all(Array.from({ length: times }, take))).filter((one) => one.taken).length;
      assert.equal(await taken(30), 10);
      assert.deepEqual(await take(), { taken: false, expires: 1500 });
      await Promise.all([api.rates.giveBack(key, 1000), api.rates.giveBack(key, 1000)]);
      assert.equal(await taken(30), 2);
      await api.rates.extend(key, 1800);
      assert.deepEqual(await api.rates.take(key, 1799, 500, 10), { taken: false, expires: 1800 });
      assert.deepEqual(await api.rates.take(key, 1800, 500, 10), { taken: true, expires: 2300 });
    },
  },
  {
    name: "weak passwords are refused at registration, change and reset; an existing one still works",
    async run(api) {
      await api.pass(BREATH);
      const me = await person(api);
      const from = { "X-Forwarded-For": freshAddress() };
      const weak = {
        password_blank: "        ",
        password_common: "Password1",
        password_own: `${REGISTRATION.company}2026`,
      } as const;
      const link = await resetTokenOf(api, me);
      for (const [code, password] of Object.entries(weak)) {
        const made = await api.ask(
          "/api/register",
          asking({ ...REGISTRATION, email: freshEmail(), password }, undefined, from),
        );
        const changed = await me.ask("/api/changePassword", { password, currentPassword: PASSWORD });
        const reset = await api.ask("/api/changePassword", asking({ password }, link, from));
        for (const answer of [made, changed, reset]) {
          assert.deepEqual([answer.status, codeOf(answer)], [400, code]);
          const { error, fields } = Object(jsonOf(answer));
          assert.deepEqual(fields, [{ field: "password", text: error }]);
        }
      }
      // the link is unused, and the sessions go on
      assert.equal((await me.ask("/api/user")).status, 200);
      const old = { ...(await person(api)), password: weak.password_blank };
      const { results } = await api.database
        .prepare("UPDATE users SET password_hash = ? WHERE id = ? RETURNING id")
        .bind(await scryptHasher(scrypt, { ln: 1, r: 1, p: 1 }).hash(old.password), old.userId)
        .all();
      assert.equal(results.length, 1);
      const { email, password } = old;
      assert.equal((await api.ask("/api/login", asking({ email, password }, undefined, from))).status, 200);
      await api.pass(BREATH);
      const good = asking({ password: "brand new horse" }, link, from);
      assert.equal((await api.ask("/api/changePassword", good)).status, 200);
    },
  },
  {
    name: "a known device can log in when the guesses at the account are used up",
    async run(api) {
      await api.pass(BREATH);
      const me = await person(api);
      const login = (headers: Readonly<Record<string, string>> = {}) => {
        const from = { "X-Forwarded-For": freshAddress(), ...headers };
        return api.ask("/api/login", asking({ email: me.email, password: PASSWORD }, undefined, from));
      };
      const first = await login();
      assert.equal(first.status, 200);
      const { limit, window } = RATES.accountGuess;
      const key = await sha256(`accountGuess:${me.email}`);
      for (let time = 0; time < limit; time++) await api.rates.take(key, api.now(), window, limit);
      assert.deepEqual(statuses([await login(), await login({ Cookie: "__Host-device=made-up" })]), [429, 429]);
      const Cookie = first.headers.get("Set-Cookie")?.split(";")[0] ?? "";
      assert.match(Cookie, /^__Host-device=/);
      await api.pass(BREATH);
      assert.equal((await login({ Cookie })).status, 200);
    },
  },
  {
    name: "reset links requested by others neither invalidate nor limit the owner's",
    async run(api) {
      await api.pass(BREATH);
      const me = await person(api);
      const ask = (address: string) =>
        api.ask("/api/resetPassword", asking({ email: me.email }, undefined, { "X-Forwarded-For": address }));
      const home = freshAddress();
      assert.equal((await ask(home)).status, 200);
      const own = await linkIn(api, me.email);
      for (let time = 0; time <= RATES.resetMail.limit; time++) assert.equal((await ask(freshAddress())).status, 200);
      const theirs = await linkIn(api, me.email);
      assert.equal((await ask(home)).status, 200);
      assert.notEqual(await linkIn(api, me.email), theirs);
      const change = (token: string) => api.ask("/api/changePassword", asking({ password: "brand new" }, token));
      assert.equal((await change(own)).status, 200);
      // all links end when the password changes
      assert.equal((await change(theirs)).status, 401);
    },
  },
  {
    name: "a session that guesses at the password ends; the owner's other session goes on",
    async run(api) {
      const me = await person(api);
      const stolen = personOf(api, me.userId, me.email, await sessionOf(api, me.userId));
      const guess = async (path: string, body: object) => {
        await api.pass(BREATH / 4);
        return (await stolen.ask(path, body)).status;
      };
      for (let time = 0; time < RATES.confirm.limit; time += 2) {
        assert.equal(await guess("/api/deleteUser", { password: "wrong horse" }), 403);
        assert.equal(
          await guess("/api/changePassword", { password: "brand new", currentPassword: "wrong horse" }),
          403,
        );
      }
      assert.equal(await guess("/api/deleteUser", { password: PASSWORD }), 401);
      assert.equal((await stolen.ask("/api/user")).status, 401);
      await api.pass(BREATH);
      const changed = await me.ask("/api/changePassword", { password: "brand new", currentPassword: PASSWORD });
      assert.equal(changed.status, 200);
    },
  },
  {
    name: "beyond the budget of disclosures, resets and registrations reply alike for every address and send a mail",
    async run(api) {
      const me = await person(api);
      const from = { "X-Forwarded-For": freshAddress() };
      const ask = (path: string, body: unknown) => api.ask(path, asking(body, undefined, from));
      for (let time = 0; time < RATES.disclosure.limit; time++) {
        await ask("/api/register", { ...REGISTRATION, email: me.email });
      }
      const subjectOf = async (email: string) => {
        const { results } = await api.database
          .prepare("SELECT subject FROM mail_outbox WHERE recipient = ? ORDER BY id DESC LIMIT 1")
          .bind(email)
          .all();
        return Object(results[0]).subject;
      };
      const [nobody, newcomer] = [freshEmail(), freshEmail()];
      for (const [path, email, subject] of [
        ["/api/resetPassword", me.email, "Tare: choose a new password"],
        ["/api/resetPassword", nobody, "Tare: there is no account with this address"],
        ["/api/register", me.email, "Tare: you have an account already"],
        ["/api/register", newcomer, "Tare: choose the password of your account"],
      ] as const) {
        await api.pass(BREATH);
        const answer = await ask(path, path === "/api/register" ? { ...REGISTRATION, email } : { email });
        assert.deepEqual([answer.status, jsonOf(answer)], [202, { status: "mailed" }], `${path} ${subject}`);
        assert.equal(await subjectOf(email), subject);
      }
      const login = (email: string, password: string) => api.ask("/api/login", asking({ email, password }, undefined));
      // the typed password does not work, as a login with it would reveal the account
      assert.equal((await login(newcomer, PASSWORD)).status, 401);
      await api.pass(BREATH);
      const chosen = asking({ password: "brand new" }, await linkIn(api, newcomer));
      assert.equal((await api.ask("/api/changePassword", chosen)).status, 200);
      await api.pass(BREATH);
      assert.equal((await login(newcomer, "brand new")).status, 200);
      await api.pass(BREATH);
      // another user at the same address can log in
      assert.equal((await ask("/api/login", { email: me.email, password: PASSWORD })).status, 200);
    },
  },
  {
    name: "an export has all rows of the user, and deleting the account leaves none",
    async run(api) {
      await api.pass(BREATH);
      const me = await person(api);
      const [one, two] = [freshId(), freshId()];
      await me.ask("/api/createComparison", comparison(one));
      await me.ask("/api/createFood", food(one));
      await me.ask("/api/createMapping", mapping(one));
      await me.ask("/api/createProduct", product(one));
      await me.ask("/api/createPortfolio", portfolio(one));
      await me.ask("/api/createPortfolio", portfolio(two, 2500));
      const hash = "c".repeat(64);
      await me.ask("/api/comparison_scores_calculated", { hash });
      await me.ask("/api/share", share("Shared cups"));
      const key = { publicKey: "AAAA", counter: 0, transports: [], created: api.now(), lastUsed: null };
      await api.passkeys.add({ id: `id-${me.userId}`, userId: me.userId, name: "Key ring", ...key }, "", 1);
      await newRecoveryCodes(me);
      for (const accepted of ["identity", "gzip"]) {
        const answer = await me.ask("/api/exportUser", undefined, { "Accept-Encoding": accepted });
        assert.equal(answer.headers.get("Cache-Control"), "no-store");
        const { user, scoreReports, audit, shares, accountEvents, sessions, deviceMarks, passkeys, ...kept } = Object(
          jsonOf(answer),
        );
        assert.deepEqual([user.email, user.accomplish, user.receive_newsletter], [me.email, "Report", false]);
        assert.equal(JSON.stringify(user).includes("scrypt"), false);
        assert.deepEqual(audit, []);
        assert.deepEqual([Array.isArray(accountEvents), sessions.length, deviceMarks], [true, 1, []]);
        assert.deepEqual([passkeys.length, passkeys[0].name, passkeys[0].last_used], [1, "Key ring", null]);
        assert.deepEqual(Object.fromEntries(Object.entries(kept).map(([kind, items]) => [kind, timeless(items)])), {
          comparisons: [{ ...JSON.parse(JSON.stringify(comparison(one))), version: 1 }],
          portfolios: [
            { ...portfolio(one), version: 1 },
            { ...portfolio(two, 2500), version: 1 },
          ],
          products: [{ ...product(one), version: 1 }],
          foods: [{ ...food(one), version: 1 }],
          mappings: [{ ...mapping(one), version: 1 }],
        });
        assert.deepEqual([shares.length, shares[0].content.comparison.comparison_name], [1, "Shared cups"]);
        assert.deepEqual([scoreReports.length, scoreReports[0].kind, scoreReports[0].hash], [1, "comparison", hash]);
      }
      assert.equal((await me.ask("/api/deleteUser", {})).status, 400);
      assert.equal((await me.ask("/api/deleteUser", { password: "wrong horse" })).status, 403);
      assert.equal((await me.ask("/api/user")).status, 200);
      assert.equal((await me.ask("/api/deleteUser", { password: PASSWORD })).status, 200);
      assert.equal((await me.ask("/api/user")).status, 401);
      assert.deepEqual(new Set(Object.values(await rowsOf(api, me.userId)).map((rows) => rows.length)), new Set([0]));
      assert.ok(!(await storedTexts(api)).some((text) => text === me.email || text === me.userId));
    },
  },
];
