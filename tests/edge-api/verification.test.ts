import { expect, test } from "vitest";
import { outboxMailer } from "../../edge-api/adapters/mailer.ts";
import { UNVERIFIED_BYTES } from "../../edge-api/contract/limits.ts";
import { EMAIL_LINK_LIFE, UNVERIFIED_ACCOUNT_LIFE } from "../../edge-api/contract/retention.ts";
import type { Mailer } from "../../edge-api/ports/mailer.ts";
import { mailsTo } from "./suite/account-mail-cases.ts";
import { jsonOf } from "./suite/api-under-test.ts";
import { heldToDescription } from "./suite/described.ts";
import { comparison, freshId, share } from "./suite/items.ts";
import { codeOf } from "./suite/people.ts";
import { sqliteApi } from "./suite/sqlite-api.ts";
import { emailTokens, isVerified, registered, verify } from "./suite/verification-cases.ts";

/** The API with a fake mail provider that stores mails in the outbox table and can fail. */
async function withProvider() {
  let works = true;
  let outbox: Mailer | undefined;
  const mailer: Mailer = {
    reachesMailboxes: true,
    send: (mail) => (works && outbox ? outbox.send(mail) : Promise.reject(new Error("no provider"))),
  };
  const api = heldToDescription(await sqliteApi({ mailer }));
  outbox = outboxMailer(api.database, () => api.now());
  return { api, stop: () => (works = false) };
}

test("with a mail provider, only shares and the full storage quota require a confirmed address", async () => {
  const { api } = await withProvider();
  const me = await registered(api);
  expect(jsonOf(await me.ask("/api/user"))).toMatchObject({ emailVerified: false, waitsForEmail: true });
  const shared = await me.ask("/api/share", share());
  expect([shared.status, codeOf(shared)]).toEqual([403, "email_unverified"]);
  expect((await me.ask("/api/createComparison", comparison(freshId()))).status).toBe(200);
  const id = freshId();
  expect((await me.ask("/api/createComparison", comparison(id))).status).toBe(200);
  const small = new TextEncoder().encode(JSON.stringify(comparison(freshId()))).byteLength;
  const body = "x".repeat(UNVERIFIED_BYTES - 2.5 * small);
  await api.items.upsert({ kind: "food", userId: me.userId, id: "full", body, now: api.now() });
  const refused = await me.ask("/api/createComparison", comparison(freshId()));
  expect([refused.status, codeOf(refused)]).toEqual([403, "email_unverified"]);
  // existing items can still be changed, read and deleted
  expect((await me.ask("/api/updateComparison", comparison(id, "Pots"))).status).toBe(200);
  expect((await me.ask("/api/listComparison")).status).toBe(200);
  expect((await verify(api, (await emailTokens(api, me.email))[0], me)).status).toBe(200);
  expect((await me.ask("/api/createComparison", comparison(freshId()))).status).toBe(200);
  expect((await me.ask("/api/share", share())).status).toBe(200);
  expect(jsonOf(await me.ask("/api/user"))).toMatchObject({ emailVerified: true, waitsForEmail: false });
});

test("where mail is configured, no passkey is added to an address that its owner has not confirmed", async () => {
  const { api } = await withProvider();
  const me = await registered(api);
  const refused = await me.ask("/api/passkeyOptions", {});
  expect([refused.status, codeOf(refused)]).toEqual([403, "email_unverified"]);
  await verify(api, (await emailTokens(api, me.email))[0], me);
  expect((await me.ask("/api/passkeyOptions", {})).status).toBe(200);
});

test("an account is created even if its mail cannot be sent; a request for another mail reports the failure", async () => {
  const { api, stop } = await withProvider();
  stop();
  const me = await registered(api);
  const asked = await me.ask("/api/sendVerification", {});
  expect([asked.status, codeOf(asked)]).toEqual([503, "mail_failed"]);
});

test("with a mail provider, an unconfirmed account is deleted after a week, as page and mail announce", async () => {
  const { api } = await withProvider();
  const [late, early] = [await registered(api), await registered(api)];
  const end = api.now() + UNVERIFIED_ACCOUNT_LIFE;
  const { confirm_by: told } = Object(jsonOf(await early.ask("/api/user"))) as { confirm_by: number };
  expect(Math.abs(told - end)).toBeLessThan(10_000);
  const [mail] = await mailsTo(api, early.email);
  expect(mail?.body).toContain("is deleted 7 days after its registration");
  await verify(api, (await emailTokens(api, early.email))[0], early);
  expect(jsonOf(await early.ask("/api/user"))).toMatchObject({ confirm_by: null });
  await api.pass(UNVERIFIED_ACCOUNT_LIFE - 10_000);
  await api.sweep();
  expect((await late.ask("/api/user")).status).toBe(200);
  await api.pass(10_000);
  await api.sweep();
  expect((await late.ask("/api/user")).status).toBe(401);
  expect((await early.ask("/api/user")).status).toBe(200);
});

test("with the local outbox, no account waits for a confirmation", async () => {
  const api = await sqliteApi();
  const me = await registered(api);
  expect((await mailsTo(api, me.email))[0]?.body).not.toContain("days after");
  await api.pass(UNVERIFIED_ACCOUNT_LIFE + 10_000);
  await api.sweep();
  expect((await me.ask("/api/user")).status).toBe(200);
});

test("a confirmation link is valid for a day", async () => {
  const { api } = await withProvider();
  const [late, early] = [await registered(api), await registered(api)];
  const tokens = await Promise.all([late, early].map(async ({ email }) => (await emailTokens(api, email))[0]));
  await api.pass(EMAIL_LINK_LIFE - 2000);
  expect((await verify(api, tokens[1], early)).status).toBe(200);
  expect(await isVerified(early)).toBe(true);
  await api.pass(2000);
  expect((await verify(api, tokens[0], late)).status).toBe(404);
});
