import type * as v from "valibot";
import type {
  Assertion,
  AssertionOptions,
  Attestation,
  AttestationOptions,
  PasskeysReply,
} from "../../../edge-api/contract/passkeys.ts";
import {
  AssertionOptionsSchema,
  AttestationOptionsSchema,
  EmptySchema,
  PasskeysReplySchema,
  RecoveryCodesReplySchema,
} from "../../../edge-api/contract/reply-schemas.ts";
import { AdmissionSchema, askAccount, type AccountOutcome, type Admission } from "../account-api.ts";
import type { Fetch } from "../http.ts";

type Answer<T> = Promise<AccountOutcome<T>>;
/** The reply of a call without a result. */
type Done = Readonly<Record<string, never>>;

/** What the user presents after the password. */
export type SecondFactor = { readonly response: Assertion } | { readonly recoveryCode: string };
/** A fresh proof of the user's identity. */
export type Proof = { readonly response: Assertion } | { readonly password: string };

/** The calls about passkeys, recovery codes and fresh proofs (contract/passkeys.ts). Never reject. */
export interface PasskeyApi {
  readonly loginOptions: () => Answer<AssertionOptions>;
  readonly logIn: (response: Assertion) => Answer<Admission>;
  readonly secondFactorOptions: (ticket: string) => Answer<AssertionOptions>;
  readonly secondFactor: (ticket: string, shown: SecondFactor) => Answer<Admission>;
  readonly confirmOptions: (token: string) => Answer<AssertionOptions>;
  readonly confirm: (token: string, proof: Proof) => Answer<Done>;
  readonly list: (token: string) => Answer<PasskeysReply>;
  readonly newOptions: (token: string) => Answer<AttestationOptions>;
  readonly add: (token: string, name: string, response: Attestation) => Answer<Done>;
  readonly rename: (token: string, id: string, name: string) => Answer<Done>;
  readonly remove: (token: string, id: string) => Answer<Done>;
  readonly ask: (token: string, on: boolean) => Answer<Done>;
  readonly makeRecoveryCodes: (token: string) => Answer<{ readonly codes: readonly string[] }>;
}

/** The calls over `fetch`. */
export const passkeyApi = (fetch: Fetch): PasskeyApi => {
  const ask = <T>(schema: v.GenericSchema<unknown, T>, path: string, body: unknown, token?: string) =>
    askAccount(fetch, schema, { path, body, ...(token !== undefined && { token }) });
  return {
    loginOptions: () => ask(AssertionOptionsSchema, "/api/passkeyLoginOptions", {}),
    logIn: (response) => ask(AdmissionSchema, "/api/passkeyLogin", { response }),
    secondFactorOptions: (ticket) => ask(AssertionOptionsSchema, "/api/secondFactorOptions", { ticket }),
    secondFactor: (ticket, shown) => ask(AdmissionSchema, "/api/secondFactor", { ticket, ...shown }),
    confirmOptions: (token) => ask(AssertionOptionsSchema, "/api/confirmOptions", {}, token),
    confirm: (token, proof) => ask(EmptySchema, "/api/confirm", proof, token),
    list: (token) => askAccount(fetch, PasskeysReplySchema, { path: "/api/listPasskey", token }),
    newOptions: (token) => ask(AttestationOptionsSchema, "/api/passkeyOptions", {}, token),
    add: (token, name, response) => ask(EmptySchema, "/api/addPasskey", { name, response }, token),
    rename: (token, id, name) => ask(EmptySchema, "/api/renamePasskey", { id, name }, token),
    remove: (token, id) => ask(EmptySchema, "/api/removePasskey", { id }, token),
    ask: (token, on) => ask(EmptySchema, "/api/askPasskey", { on }, token),
    makeRecoveryCodes: (token) => ask(RecoveryCodesReplySchema, "/api/makeRecoveryCodes", {}, token),
  };
};
