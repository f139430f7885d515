import assert from "node:assert/strict";
import { PASSKEYS } from "../../../edge-api/contract/limits.ts";
import type { AttestationOptions } from "../../../edge-api/contract/reply-schemas.ts";
import { jsonOf, type Answer, type Case } from "./api-under-test.ts";
import { newAuthenticator, SITE, type Authenticator, type Behaviour } from "./authenticator.ts";
import {
  addPasskey,
  answerFor,
  begun,
  logInAlone,
  mailsTo,
  openly,
  optionsOf,
  outcome,
  passkeysOf,
  ticketOf,
} from "./passkeys.ts";
import { person, personOf, sessionOf, statuses, storedTexts, type Person } from "./people.ts";

const REFUSED = [403, "passkey_refused"];

export const PASSKEY_CASES: readonly Case[] = [
  {
    name: "a passkey is added, named and logs in by itself, but only with a valid signature for this site",
    async run(api) {
      const me = await person(api);
      assert.deepEqual(await passkeysOf(me), {
        passkeys: [],
        asks_passkey: false,
        is_required: false,
        recovery_codes: 0,
      });
      const authenticator = await addPasskey(me, " Work laptop ");
      const [row] = (await passkeysOf(me)).passkeys;
      assert.deepEqual([row?.name, row?.last_used], ["Work laptop", null]);
      assert.match((await mailsTo(api, me.email)).at(-1) ?? "", /a passkey was added[^]*"Work laptop"/);

      const answer = await logInAlone(api, authenticator);
      assert.deepEqual([answer.status, Object(jsonOf(answer)).isAdmin], [200, false]);
      assert.match(answer.headers.get("Set-Cookie") ?? "", /__Host-device=/);
      const session = begun(api, answer);
      assert.equal(Object(jsonOf(await session.ask("/api/user"))).email, me.email);
      const used = (await passkeysOf(me)).passkeys[0]?.last_used ?? 0;
      assert.ok(used >= (row?.created ?? Infinity));

      const bad: readonly Behaviour[] = [
        { origin: "https://tare.example.evil" },
        { verifiesUser: false },
        // a cloned authenticator with a lower counter
        { counter: 1 },
      ];
      for (const behaviour of bad) assert.deepEqual(outcome(await logInAlone(api, authenticator, behaviour)), REFUSED);
      assert.deepEqual(outcome(await logInAlone(api, await newAuthenticator())), REFUSED);
      const response = await authenticator.sign(await optionsOf(api, "/api/passkeyLoginOptions"));
      const { signature } = (await authenticator.sign(await optionsOf(api, "/api/passkeyLoginOptions"))).response;
      const forged = { ...response, response: { ...response.response, signature } };
      assert.deepEqual(outcome(await openly(api, "/api/passkeyLogin", { response: forged })), REFUSED);
      assert.equal((await logInAlone(api, authenticator)).status, 200);
    },
  },
  {
    name: "a challenge is valid once, for its purpose, its session and five minutes",
    async run(api) {
      const me = await person(api);
      const authenticator = await addPasskey(me);
      const response = await authenticator.sign(await optionsOf(api, "/api/passkeyLoginOptions"));
      const login = () => openly(api, "/api/passkeyLogin", { response });
      assert.deepEqual(statuses(await Promise.all([login(), login(), login()])), [200, 403, 403]);
      assert.deepEqual(outcome(await login()), REFUSED);

      const late = await authenticator.sign(await optionsOf(api, "/api/passkeyLoginOptions"));
      await api.database.prepare("UPDATE passkey_challenges SET expires = ?").bind(api.now()).all();
      assert.deepEqual(outcome(await openly(api, "/api/passkeyLogin", { response: late })), REFUSED);

      const alone = await authenticator.sign(await optionsOf(api, "/api/passkeyLoginOptions"));
      assert.deepEqual(outcome(await me.ask("/api/confirm", { response: alone })), REFUSED);
      const second = await answerFor(api, authenticator, await ticketOf(api, me));
      assert.deepEqual(outcome(await openly(api, "/api/passkeyLogin", { response: second })), REFUSED);

      const other = personOf(api, me.userId, me.email, await sessionOf(api, me.userId));
      const options = Object(jsonOf(await me.ask("/api/passkeyOptions", {}))) as AttestationOptions;
      const made = { name: "Phone", response: await (await newAuthenticator()).create(options) };
      assert.deepEqual(outcome(await other.ask("/api/addPasskey", made)), REFUSED);
      assert.equal((await me.ask("/api/addPasskey", made)).status, 200);
      assert.deepEqual(outcome(await me.ask("/api/addPasskey", made)), REFUSED);
      assert.ok(!(await storedTexts(api)).some((text) => text.includes(options.challenge)));
    },
  },
  {
    name: "a passkey for another site, with a certificate or of another user is refused, and so is an eleventh one",
    async run(api) {
      const me = await person(api);
      const add = async (by: Person, authenticator: Authenticator, behaviour?: Behaviour): Promise<Answer> => {
        const answer = await by.ask("/api/passkeyOptions", {});
        if (answer.status !== 200) return answer;
        const options = jsonOf(answer) as AttestationOptions;
        return by.ask("/api/addPasskey", { name: "Key", response: await authenticator.create(options, behaviour) });
      };
      const authenticator = await newAuthenticator();
      assert.deepEqual(outcome(await add(me, authenticator, { origin: "https://other.example" })), REFUSED);
      assert.deepEqual(outcome(await add(me, authenticator, { format: "apple" })), REFUSED);
      assert.equal((await add(me, authenticator)).status, 200);
      assert.deepEqual(outcome(await add(await person(api), authenticator)), REFUSED);
      for (let at = 1; at < PASSKEYS - 1; at++) assert.equal((await add(me, await newAuthenticator())).status, 200);
      const last = await Promise.all([await newAuthenticator(), await newAuthenticator()].map((one) => add(me, one)));
      assert.deepEqual(statuses(last), [200, 403]);
      assert.deepEqual(outcome(await add(me, await newAuthenticator())), [403, "quota_exceeded"]);
      assert.equal((await passkeysOf(me)).passkeys.length, PASSKEYS);
    },
  },
  {
    name: "options name this site's host, and require user verification if no password is given",
    async run(api) {
      const { rpId, userVerification, allowCredentials } = await optionsOf(api, "/api/passkeyLoginOptions");
      assert.deepEqual([rpId, userVerification, allowCredentials], [new URL(SITE).hostname, "required", []]);
      const me = await person(api);
      const options = jsonOf(await me.ask("/api/passkeyOptions", {})) as AttestationOptions;
      assert.deepEqual([options.rp.id, options.user.name, options.excludeCredentials], [rpId, me.email, []]);
      await addPasskey(me);
      const next = jsonOf(await me.ask("/api/passkeyOptions", {})) as AttestationOptions;
      assert.equal(next.excludeCredentials.length, 1);
    },
  },
];
