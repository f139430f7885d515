import { expect, test } from "vitest";
import { relyingParty } from "../../../edge-api/services/passkeys/relying-party.ts";
import type { AssertionOptions, AttestationOptions } from "../../../edge-api/contract/reply-schemas.ts";
import { jsonOf } from "../suite/api-under-test.ts";
import { newAuthenticator } from "../suite/authenticator.ts";
import { person } from "../suite/people.ts";
import { sqliteApi } from "../suite/sqlite-api.ts";

test.each([
  ["https://tare.example", "http://10.0.0.1:8787/api/x", { id: "tare.example", origin: "https://tare.example" }],
  [null, "http://localhost:8787/api/x?y", { id: "localhost", origin: "http://localhost:8787" }],
  [null, "https://tare.example/api/x", { id: "tare.example", origin: "https://tare.example" }],
] as const)("configured as %s, asked at %s", (passkeyOrigin, url, party) => {
  expect(relyingParty({ passkeyOrigin }, new Request(url))).toEqual(party);
});

test("without a configured origin, a passkey is valid for the origin where it was created", async () => {
  const api = await sqliteApi({ passkeyOrigin: null });
  const me = await person(api);
  const authenticator = await newAuthenticator();
  // the origin of Hono's test requests
  const origin = "http://localhost";
  const options = jsonOf(await me.ask("/api/passkeyOptions", {})) as AttestationOptions;
  const added = await me.ask("/api/addPasskey", {
    name: "Key",
    response: await authenticator.create(options, { origin }),
  });
  expect(added.status).toBe(200);
  const confirmWith = async (at: string) => {
    const asked = jsonOf(await me.ask("/api/confirmOptions", {})) as AssertionOptions;
    return (await me.ask("/api/confirm", { response: await authenticator.sign(asked, { origin: at }) })).status;
  };
  expect([await confirmWith("https://tare.example"), await confirmWith(origin)]).toEqual([403, 200]);
});
