import type * as v from "valibot";
import { CreatedKeySchema, KeyListSchema, type CreateKeyRequest } from "../../../edge-api/contract/keys.ts";
import type { Assertion, Attestation } from "../../../edge-api/contract/passkeys.ts";
import {
  AssertionOptionsSchema,
  AttestationOptionsSchema,
  EmptySchema,
  PasskeysReplySchema,
  RecoveryCodesReplySchema,
} from "../../../edge-api/contract/reply-schemas.ts";
import { AdmissionSchema, askAccount } from "../account-api.ts";
import type { Fetch } from "../http.ts";

/** What the user presents after the password. */
export type SecondFactor = { readonly response: Assertion } | { readonly recoveryCode: string };
/** A fresh proof of the user's identity. */
export type Proof = { readonly response: Assertion } | { readonly password: string };

/** The calls about passkeys, keys for scripts, recovery codes and fresh proofs (contract/passkeys.ts), over `fetch`. Never reject. */
export const passkeyApi = (fetch: Fetch) => {
  const ask = <T>(schema: v.GenericSchema<unknown, T>, path: string, body: unknown, token?: string) =>
    askAccount(fetch, schema, { path, body, ...(token !== undefined && { token }) });
  return {
    loginOptions: () => ask(AssertionOptionsSchema, "/api/passkeyLoginOptions", {}),
    logIn: (response: Assertion) => ask(AdmissionSchema, "/api/passkeyLogin", { response }),
    secondFactorOptions: (ticket: string) => ask(AssertionOptionsSchema, "/api/secondFactorOptions", { ticket }),
    secondFactor: (ticket: string, shown: SecondFactor) =>
      ask(AdmissionSchema, "/api/secondFactor", { ticket, ...shown }),
    confirmOptions: (token: string) => ask(AssertionOptionsSchema, "/api/confirmOptions", {}, token),
    confirm: (token: string, proof: Proof) => ask(EmptySchema, "/api/confirm", proof, token),
    list: (token: string) => askAccount(fetch, PasskeysReplySchema, { path: "/api/listPasskey", token }),
    newOptions: (token: string) => ask(AttestationOptionsSchema, "/api/passkeyOptions", {}, token),
    add: (token: string, name: string, response: Attestation) =>
      ask(EmptySchema, "/api/addPasskey", { name, response }, token),
    rename: (token: string, id: string, name: string) => ask(EmptySchema, "/api/renamePasskey", { id, name }, token),
    remove: (token: string, id: string) => ask(EmptySchema, "/api/removePasskey", { id }, token),
    ask: (token: string, on: boolean) => ask(EmptySchema, "/api/askPasskey", { on }, token),
    keys: (token: string) => askAccount(fetch, KeyListSchema, { path: "/api/listKey", token }),
    createKey: (token: string, key: CreateKeyRequest) => ask(CreatedKeySchema, "/api/createKey", key, token),
    removeKey: (token: string, id: string) => ask(EmptySchema, "/api/removeKey", { id }, token),
    makeRecoveryCodes: (token: string) => ask(RecoveryCodesReplySchema, "/api/makeRecoveryCodes", {}, token),
  };
};

export type PasskeyApi = ReturnType<typeof passkeyApi>;
