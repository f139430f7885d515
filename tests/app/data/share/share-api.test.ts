// @vitest-environment node
import { expect, test } from "vitest";
import { shareApi } from "../../../../app/data/share/share-api.ts";
import type { ShareContent } from "../../../../app/data/share/share-text.ts";

const share: ShareContent = {
  format: "tare-share",
  version: 2,
  data_version: "v1",
  created: 5,
  products: [],
  foods: [],
};
const answered = (status: number, body: string) => shareApi(async () => new Response(body, { status }));

test.each([
  [403, '{"code":"email_unverified"}', "email_unverified"],
  [403, '{"code":"quota_exceeded"}', "account_full"],
  [403, "<html>", "account_full"],
  [401, '{"code":"unauthenticated"}', "session_expired"],
  [413, '{"code":"too_large"}', "too_large"],
  [500, "", "bad_reply"],
])("a link that the server refuses with %i %s", async (status, body, code) => {
  expect(await answered(status, body).create("token", share, 365)).toMatchObject({ ok: false, problem: { code } });
});

test.each([
  [404, "not_found"],
  [410, "expired"],
  [429, "bad_reply"],
])("a link whose content the server refuses with %i", async (status, code) => {
  expect(await answered(status, "{}").read("id")).toMatchObject({ ok: false, problem: { code } });
});
