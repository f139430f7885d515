import assert from "node:assert/strict";
import { RATES } from "../../../edge-api/contract/limits.ts";
import { sha256 } from "../../../edge-api/services/sha256.ts";
import { jsonOf, type Answer, type ApiUnderTest, type Case } from "./api-under-test.ts";
import { asking, freshAddress, freshEmail, PASSWORD, person, personOf, REGISTRATION, storedTexts } from "./people.ts";

const BREATH = 1100;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";

interface Mail {
  readonly subject: string;
  readonly body: string;
}

/** Mails to an address in the outbox, oldest first. */
export async function mailsTo(api: ApiUnderTest, email: string): Promise<readonly Mail[]> {
  const { results } = await api.database
    .prepare("SELECT subject, body FROM mail_outbox WHERE recipient = ? ORDER BY id")
    .bind(email)
    .all();
  return results.map((row) => ({ subject: String(Object(row).subject), body: String(Object(row).body) }));
}

const subjectsTo = async (api: ApiUnderTest, email: string) =>
  (await mailsTo(api, email)).map(({ subject }) => subject).filter((subject) => !/confirm|confirme/.test(subject));

const cookieOf = (answer: Answer): string => answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";

const login = (api: ApiUnderTest, email: string, headers: Readonly<Record<string, string>> = {}) =>
  api.ask(
    "/api/login",
    asking({ email, password: PASSWORD }, undefined, { "X-Forwarded-For": freshAddress(), ...headers }),
  );

const NEW_DEVICE = "Tare: login from a new device";

export const ACCOUNT_MAIL_CASES: readonly Case[] = [
  {
    name: "a login from a new device is mailed, with time, device and advice; one from a known device is not",
    async run(api) {
      await api.pass(BREATH);
      const email = freshEmail();
      const made = await api.ask(
        "/api/register",
        asking({ ...REGISTRATION, email }, undefined, { "X-Forwarded-For": freshAddress() }),
      );
      assert.equal(made.status, 201);
      assert.deepEqual(await subjectsTo(api, email), []);
      await api.pass(BREATH);
      assert.equal((await login(api, email, { Cookie: cookieOf(made) })).status, 200);
      assert.deepEqual(await subjectsTo(api, email), []);
      await api.pass(BREATH);
      const address = freshAddress();
      const there = await login(api, email, { "X-Forwarded-For": address, "User-Agent": FIREFOX });
      assert.equal(there.status, 200);
      assert.deepEqual(await subjectsTo(api, email), [NEW_DEVICE]);
      const body = (await mailsTo(api, email)).at(-1)?.body ?? "";
      const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(api.now());
      assert.ok(body.includes(`Time: ${day} at `) && body.includes(" UTC\nDevice: Firefox on Linux\n"), body);
      assert.ok(body.includes("https://tare.example/reset-password") && !body.includes(address));
      await api.pass(BREATH);
      assert.equal((await login(api, email, { Cookie: cookieOf(there) })).status, 200);
      assert.equal((await subjectsTo(api, email)).length, 1);
    },
  },
  {
    name: "mails are in the account's language, which a login from an unknown device does not change",
    async run(api) {
      await api.pass(BREATH);
      const email = freshEmail();
      const spanish = { "X-Forwarded-For": freshAddress(), "Accept-Language": "es" };
      const made = await api.ask("/api/register", asking({ ...REGISTRATION, email }, undefined, spanish));
      const me = personOf(api, "", email, Object(jsonOf(made)).accessToken);
      await api.pass(BREATH);
      assert.equal((await login(api, email, { "Accept-Language": "en-US,en;q=0.9" })).status, 200);
      await api.pass(BREATH);
      assert.equal((await api.ask("/api/resetPassword", asking({ email }, undefined))).status, 200);
      await api.pass(BREATH);
      const changed = await me.ask("/api/changePassword", { password: "brand new", currentPassword: PASSWORD });
      assert.equal(changed.status, 200);
      assert.deepEqual(await subjectsTo(api, email), [
        "Tare: inicio de sesión en un dispositivo nuevo",
        "Tare: elija una contraseña nueva",
        "Tare: se cambió su contraseña",
      ]);
      assert.match((await mailsTo(api, email)).at(-1)?.body ?? "", /Dispositivo: un dispositivo desconocido/);
      // the owner's known browser changes it
      await api.pass(BREATH);
      const own = asking({ email, password: "brand new" }, undefined, {
        Cookie: cookieOf(made),
        "Accept-Language": "en",
      });
      assert.equal((await api.ask("/api/login", own)).status, 200);
      await api.pass(BREATH);
      assert.equal((await api.ask("/api/resetPassword", asking({ email }, undefined))).status, 200);
      assert.equal((await subjectsTo(api, email)).at(-1), "Tare: choose a new password");
    },
  },
  {
    name: "logins from many new devices do not flood the mailbox",
    async run(api) {
      const me = await person(api);
      const { limit, window } = RATES.newDeviceMail;
      const key = await sha256(`newDeviceMail:${me.userId}`);
      for (let time = 1; time < limit; time++) await api.rates.take(key, api.now(), window, limit);
      for (const time of [1, 2]) {
        await api.pass(BREATH);
        assert.equal((await login(api, me.email)).status, 200, String(time));
      }
      assert.deepEqual(await subjectsTo(api, me.email), [NEW_DEVICE]);
    },
  },
  {
    name: "deleting an account deletes its mails and its address in the audit log; the last mail is kept without the address",
    async run(api) {
      await api.pass(BREATH);
      const [me, other] = [await person(api), await person(api)];
      for (const { email } of [me, other]) {
        await api.ask("/api/resetPassword", asking({ email }, undefined, { "X-Forwarded-For": freshAddress() }));
        for (const action of ["grant_admin", "revoke_admin"]) {
          await api.database
            .prepare("INSERT INTO audit_log (at, user_id, action, target, details) VALUES (1, NULL, ?, ?, '{}')")
            .bind(action, email)
            .all();
        }
      }
      const naming = async (email: string) => (await storedTexts(api)).filter((text) => text.includes(email)).length;
      const before = await naming(me.email);
      assert.ok(before > 3);
      // with an outdated password nothing is deleted
      assert.equal(await api.accounts.remove(me.userId, "another hash"), false);
      assert.equal(await naming(me.email), before);
      assert.equal((await me.ask("/api/deleteUser", { password: PASSWORD })).status, 200);
      assert.equal(await naming(me.email), 0);
      assert.equal(await naming(other.email), before);
      const last = (await mailsTo(api, "")).at(-1);
      assert.equal(last?.subject, "Tare: your account was deleted");
      assert.match(last?.body ?? "", /Time: .* UTC\nDevice: an unknown device\n\nIf that was not you/);
    },
  },
];
