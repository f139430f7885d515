import * as v from "valibot";
import { expect, test } from "vitest";
import { DEFAULT_SETTINGS, fetchSettings } from "../../../app/data/site-settings.ts";
import { SiteSettingsSchema } from "../../../edge-api/contract/site-settings.ts";

const read = (body: string) =>
  fetchSettings(async () => new Response(body, { headers: { "Content-Type": "application/json" } }));

test("the defaults are the contract's", () => {
  expect(DEFAULT_SETTINGS).toEqual(v.parse(SiteSettingsSchema, {}));
});

test.each([
  "{}",
  '{"wordpressUrl":"https://cms.example","unlock":"x"}',
  '{"feedbackUrl":1}',
  "[]",
  "null",
  "1",
  '{"more":[]}',
])("parsing by hand gives the same as the schema: %s", async (body) => {
  const parsed = v.safeParse(SiteSettingsSchema, JSON.parse(body));
  const settings = await read(body);
  const expected = parsed.success && !Array.isArray(JSON.parse(body)) ? parsed.output : "refused";
  expect(settings.ok ? settings.value : "refused").toEqual(expected);
});

test("invalid JSON is a bad reply", async () => {
  expect(await read("{")).toMatchObject({ ok: false, problem: { code: "bad_reply" } });
});
