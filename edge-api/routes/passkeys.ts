import { Hono, type Context } from "hono";
import type * as v from "valibot";
import { BODY_LIMITS } from "../contract/limits.ts";
import * as passkey from "../contract/passkeys.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import { confirm } from "../services/fresh-proof.ts";
import { passkeyLogin, passkeyLoginOptions } from "../services/passkeys/log-in-with-passkey.ts";
import * as own from "../services/passkeys/own-passkeys.ts";
import { makeRecoveryCodes } from "../services/passkeys/recovery-codes.ts";
import { relyingParty } from "../services/passkeys/relying-party.ts";
import { secondFactor, secondFactorOptions } from "../services/passkeys/second-factor.ts";
import { readBody } from "../services/read-body.ts";
import { askerOf, sessionCaller } from "./callers.ts";

const read = <Schema extends v.GenericSchema>(c: Context<ServerEnv>, schema: Schema) =>
  readBody(c.req.raw, BODY_LIMITS.small, schema);

/** Login with passkeys and recovery codes, the caller's own passkeys, and fresh proof of identity. */
export function passkeyRoutes(ports: Ports) {
  const at = (c: Context) => ({ ...ports, party: relyingParty(ports, c.req.raw) });
  return new Hono<ServerEnv>()
    .post("/passkeyLoginOptions", async (c) => c.json(await passkeyLoginOptions(at(c), askerOf(c, ports))))
    .post("/passkeyLogin", async (c) => {
      const { response } = await read(c, passkey.PasskeyLoginRequestSchema);
      return c.json(await passkeyLogin(at(c), askerOf(c, ports), response));
    })
    .post("/secondFactorOptions", async (c) => {
      const { ticket } = await read(c, passkey.SecondFactorOptionsRequestSchema);
      return c.json(await secondFactorOptions(at(c), ticket));
    })
    .post("/secondFactor", async (c) => {
      const request = await read(c, passkey.SecondFactorRequestSchema);
      return c.json(await secondFactor(at(c), askerOf(c, ports), request));
    })
    .post("/confirmOptions", async (c) => c.json(await own.confirmOptions(at(c), sessionCaller(c))))
    .post("/confirm", async (c) => {
      await confirm(at(c), sessionCaller(c), await read(c, passkey.ConfirmRequestSchema));
      return c.json({});
    })
    .get("/listPasskey", async (c) => c.json(await own.passkeysOf(ports, sessionCaller(c))))
    .post("/passkeyOptions", async (c) => c.json(await own.passkeyOptions(at(c), sessionCaller(c))))
    .post("/addPasskey", async (c) => {
      const request = await read(c, passkey.AddPasskeyRequestSchema);
      await own.addPasskey(at(c), askerOf(c, ports), sessionCaller(c), request);
      return c.json({});
    })
    .post("/renamePasskey", async (c) => {
      await own.renamePasskey(ports, sessionCaller(c), await read(c, passkey.RenamePasskeyRequestSchema));
      return c.json({});
    })
    .post("/removePasskey", async (c) => {
      const { id } = await read(c, passkey.RemovePasskeyRequestSchema);
      await own.removePasskey(ports, askerOf(c, ports), sessionCaller(c), id);
      return c.json({});
    })
    .post("/askPasskey", async (c) => {
      const { on } = await read(c, passkey.AskPasskeyRequestSchema);
      await own.askPasskey(ports, sessionCaller(c), on);
      return c.json({});
    })
    .post("/makeRecoveryCodes", async (c) =>
      c.json(await makeRecoveryCodes(ports, askerOf(c, ports), sessionCaller(c))),
    );
}
