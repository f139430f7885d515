import assert from "node:assert/strict";
import { RATES, RECOVERY_CODES } from "../../../edge-api/contract/limits.ts";
import { jsonOf, type Case } from "./api-under-test.ts";
import {
  addPasskey,
  answerFor,
  begun,
  logInAlone,
  mailsTo,
  newRecoveryCodes,
  openly,
  optionsOf,
  outcome,
  passkeysOf,
  passwordLogin,
  secondFactor,
  ticketOf,
} from "./passkeys.ts";
import { grantAdmin, person, personOf, resetTokenOf, sessionOf, statuses, storedTexts } from "./people.ts";

/** Time to refill the limit of hashes (ms). */
const BREATH = 1100;
const REFUSED = [403, "passkey_refused"];
const EXPIRED = [403, "login_expired"];

export const SECOND_FACTOR_CASES: readonly Case[] = [
  {
    name: "if the owner requires a passkey, the right password gives a ticket, which a passkey turns into a session",
    async run(api) {
      await api.pass(BREATH);
      const me = await person(api);
      assert.deepEqual(outcome(await me.ask("/api/askPasskey", { on: true })), [409, "no_passkey"]);
      const authenticator = await addPasskey(me);
      const elsewhere = personOf(api, me.userId, me.email, await sessionOf(api, me.userId));
      // an optional passkey: the password is enough as before
      assert.equal((await passwordLogin(api, me)).status, 200);
      assert.equal((await me.ask("/api/askPasskey", { on: true })).status, 200);
      // sessions by password alone have ended, except the one that changed the setting
      assert.deepEqual([(await elsewhere.ask("/api/user")).status, (await me.ask("/api/user")).status], [401, 200]);
      await api.pass(BREATH);
      assert.equal((await passwordLogin(api, me, "wrong horse")).status, 401);
      const answer = await passwordLogin(api, me);
      const { status, ticket, ...rest } = Object(jsonOf(answer));
      assert.deepEqual([answer.status, status, rest], [202, "passkey_required", {}]);
      assert.ok(!(await storedTexts(api)).includes(ticket));
      assert.equal((await personOf(api, "", "", ticket).ask("/api/user")).status, 401);

      const options = await optionsOf(api, "/api/secondFactorOptions", { ticket });
      assert.deepEqual(
        options.allowCredentials.map(({ transports }) => transports),
        [["internal"]],
      );
      const stranger = await person(api);
      const theirs = await addPasskey(stranger);
      const foreign = await theirs.sign(options);
      assert.deepEqual(outcome(await secondFactor(api, { ticket, response: foreign })), REFUSED);
      // a valid assertion, but for the ticket of another user
      const answered = await answerFor(api, authenticator, ticket);
      const wrongTicket = await ticketOf(api, stranger);
      assert.deepEqual(outcome(await secondFactor(api, { ticket: wrongTicket, response: answered })), REFUSED);
      // with a password, no user verification is needed
      const held = await authenticator.sign(await optionsOf(api, "/api/secondFactorOptions", { ticket }), {
        verifiesUser: false,
      });
      const opened = await secondFactor(api, { ticket, response: held });
      assert.equal(opened.status, 200);
      assert.equal((await begun(api, opened).ask("/api/user")).status, 200);
      assert.deepEqual(outcome(await openly(api, "/api/secondFactorOptions", { ticket })), EXPIRED);
    },
  },
  {
    name: "a ticket is valid for one session, and ends after ten minutes, ten attempts or a password change",
    async run(api) {
      const me = await person(api);
      const authenticator = await addPasskey(me);
      const ticket = await ticketOf(api, me);
      const answers = [await answerFor(api, authenticator, ticket), await answerFor(api, authenticator, ticket)];
      const at = await Promise.all(answers.map((response) => secondFactor(api, { ticket, response })));
      assert.deepEqual(statuses(at), [200, 403]);

      const late = await ticketOf(api, me);
      await api.database.prepare("UPDATE login_tickets SET expires = ?").bind(api.now()).all();
      assert.deepEqual(outcome(await openly(api, "/api/secondFactorOptions", { ticket: late })), EXPIRED);

      const guessed = await ticketOf(api, me);
      const guess = () => secondFactor(api, { ticket: guessed, recoveryCode: "0000-0000-0000-0000" });
      for (let time = 0; time < RATES.secondFactor.limit; time++) {
        assert.deepEqual(outcome(await guess()), [403, "recovery_code_wrong"]);
      }
      assert.deepEqual(outcome(await guess()), EXPIRED);
      assert.deepEqual(outcome(await openly(api, "/api/secondFactorOptions", { ticket: guessed })), EXPIRED);

      const old = await ticketOf(api, me);
      const response = await answerFor(api, authenticator, old);
      await api.pass(BREATH);
      const link = personOf(api, "", "", await resetTokenOf(api, me));
      assert.equal((await link.ask("/api/changePassword", { password: "brand new horse" })).status, 200);
      assert.deepEqual(outcome(await secondFactor(api, { ticket: old, response })), EXPIRED);
    },
  },
  {
    name: "an administrator with a passkey always needs it, also after a password reset",
    async run(api) {
      await api.pass(BREATH);
      const admin = await person(api);
      await grantAdmin(api, admin);
      const elsewhere = personOf(api, admin.userId, admin.email, await sessionOf(api, admin.userId));
      const authenticator = await addPasskey(admin);
      assert.deepEqual([(await elsewhere.ask("/api/user")).status, (await admin.ask("/api/user")).status], [401, 200]);
      assert.equal((await admin.ask("/api/askPasskey", { on: false })).status, 200);
      const { asks_passkey, is_required } = await passkeysOf(admin);
      assert.deepEqual([asks_passkey, is_required], [true, true]);
      assert.equal((await passwordLogin(api, admin)).status, 202);
      await api.pass(BREATH);
      const link = personOf(api, "", "", await resetTokenOf(api, admin));
      assert.equal((await link.ask("/api/changePassword", { password: "brand new horse" })).status, 200);
      await api.pass(BREATH);
      const answer = await passwordLogin(api, admin, "brand new horse");
      assert.equal(answer.status, 202);
      const { ticket } = Object(jsonOf(answer));
      const opened = await secondFactor(api, { ticket, response: await answerFor(api, authenticator, ticket) });
      assert.deepEqual([opened.status, Object(jsonOf(opened)).isAdmin], [200, true]);
    },
  },
  {
    name: "a password set by mail removes passkeys added before the address was confirmed; later ones stay",
    async run(api) {
      const account = await person(api);
      const theirs = await addPasskey(account, "Stranger");
      await newRecoveryCodes(account);
      await account.ask("/api/askPasskey", { on: true });
      const setPassword = async (password: string): Promise<number> => {
        await api.pass(BREATH);
        return (await personOf(api, "", "", await resetTokenOf(api, account)).ask("/api/changePassword", { password }))
          .status;
      };
      assert.equal(await setPassword("brand new horse"), 200);
      assert.deepEqual(outcome(await logInAlone(api, theirs)), REFUSED);
      await api.pass(BREATH);
      const owner = begun(api, await passwordLogin(api, account, "brand new horse"));
      const none = { passkeys: [], asks_passkey: false, is_required: false, recovery_codes: 0 };
      assert.deepEqual(await passkeysOf(owner), none);

      const own = await addPasskey(owner, "Owner");
      await newRecoveryCodes(owner);
      await owner.ask("/api/askPasskey", { on: true });
      assert.equal(await setPassword("another new horse"), 200);
      await api.pass(BREATH);
      assert.equal((await passwordLogin(api, account, "another new horse")).status, 202);
      const again = begun(api, await logInAlone(api, own));
      assert.deepEqual(
        (({ asks_passkey, recovery_codes }) => [asks_passkey, recovery_codes])(await passkeysOf(again)),
        [true, RECOVERY_CODES],
      );
    },
  },
  {
    name: "recovery codes: ten, hashed, each valid once; use is mailed, and new codes replace the old",
    async run(api) {
      const me = await person(api);
      await addPasskey(me);
      const codes = await newRecoveryCodes(me);
      assert.equal(new Set(codes).size, RECOVERY_CODES);
      for (const code of codes) assert.match(code, /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
      const stored = await storedTexts(api);
      assert.ok(
        !codes.some((code) => stored.some((text) => text.includes(code) || text.includes(code.replaceAll("-", "")))),
      );

      const [first = "", second = "", third = ""] = codes;
      const used = await secondFactor(api, {
        ticket: await ticketOf(api, me),
        // as typed by users
        recoveryCode: ` ${first.toLowerCase().replaceAll("-", " ").replaceAll("0", "o")} `,
      });
      assert.equal(used.status, 200);
      // it replaces the lost passkey: the session may remove it
      const session = begun(api, used);
      assert.equal((await passkeysOf(session)).recovery_codes, RECOVERY_CODES - 1);
      assert.match((await mailsTo(api, me.email)).at(-1) ?? "", /a recovery code was used[^]*that are left: 9/);
      const use = async (recoveryCode: string, ticket?: string) =>
        secondFactor(api, { ticket: ticket ?? (await ticketOf(api, me)), recoveryCode });
      assert.deepEqual(outcome(await use(first)), [403, "recovery_code_wrong"]);

      const tickets = [await ticketOf(api, me), await ticketOf(api, me), await ticketOf(api, me)];
      const raced = await Promise.all(tickets.map((ticket) => use(second, ticket)));
      assert.deepEqual(statuses(raced), [200, 403, 403]);
      assert.equal((await passkeysOf(me)).recovery_codes, RECOVERY_CODES - 2);

      const stranger = await person(api);
      assert.deepEqual(
        outcome(await secondFactor(api, { ticket: await ticketOf(api, stranger), recoveryCode: third })),
        [403, "recovery_code_wrong"],
      );
      const [fresh = ""] = await newRecoveryCodes(me);
      assert.deepEqual(outcome(await use(third)), [403, "recovery_code_wrong"]);
      assert.equal((await use(fresh)).status, 200);
    },
  },
  {
    name: "after losing all passkeys, a recovery code logs in and allows to replace them; removing the last passkey removes the codes",
    async run(api) {
      await api.pass(BREATH);
      const me = await person(api);
      await addPasskey(me, "Lost");
      await me.ask("/api/askPasskey", { on: true });
      const [code] = await newRecoveryCodes(me);
      const { ticket } = Object(jsonOf(await passwordLogin(api, me)));
      const again = begun(api, await secondFactor(api, { ticket, recoveryCode: code }));
      const [lost] = (await passkeysOf(again)).passkeys;
      assert.deepEqual(outcome(await again.ask("/api/renamePasskey", { id: "nothing", name: "x" })), [
        404,
        "unknown_item",
      ]);
      assert.equal((await again.ask("/api/renamePasskey", { id: lost?.id, name: "In the river" })).status, 200);
      assert.equal((await passkeysOf(again)).passkeys[0]?.name, "In the river");
      assert.equal((await again.ask("/api/removePasskey", { id: lost?.id })).status, 200);
      assert.match((await mailsTo(api, me.email)).at(-1) ?? "", /a passkey was removed[^]*"In the river"/);
      const none = { passkeys: [], asks_passkey: false, is_required: false, recovery_codes: 0 };
      assert.deepEqual(await passkeysOf(again), none);
      await api.pass(BREATH);
      assert.equal((await passwordLogin(api, me)).status, 200);
      const authenticator = await addPasskey(again, "New");
      assert.equal((await logInAlone(api, authenticator)).status, 200);
    },
  },
];
