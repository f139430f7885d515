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
import { AdmissionSchema, askFor, type AccountOutcome, type Admission } from "../account-api.ts";
import type { Fetch } from "../http.ts";

type Answer<T> = Promise<AccountOutcome<T>>;
/** What a call answers that only does something. */
type Done = Readonly<Record<string, never>>;

/** What is shown after a right password. */
export type SecondFactor = { readonly response: Assertion } | { readonly recoveryCode: string };
/** What proves once more who is here. */
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

export const passkeyApi = (fetch: Fetch): PasskeyApi => {
  const open = (body: unknown) => ({ method: "POST", body }) as const;
  const own = (token: string, body: unknown = {}) => ({ method: "POST", body, token }) as const;
  return {
    loginOptions: () => askFor(fetch, "/api/passkeyLoginOptions", open({}), AssertionOptionsSchema),
    logIn: (response) => askFor(fetch, "/api/passkeyLogin", open({ response }), AdmissionSchema),
    secondFactorOptions: (ticket) =>
      askFor(fetch, "/api/secondFactorOptions", open({ ticket }), AssertionOptionsSchema),
    secondFactor: (ticket, shown) => askFor(fetch, "/api/secondFactor", open({ ticket, ...shown }), AdmissionSchema),
    confirmOptions: (token) => askFor(fetch, "/api/confirmOptions", own(token), AssertionOptionsSchema),
    confirm: (token, proof) => askFor(fetch, "/api/confirm", own(token, proof), EmptySchema),
    list: (token) => askFor(fetch, "/api/listPasskey", { method: "GET", token }, PasskeysReplySchema),
    newOptions: (token) => askFor(fetch, "/api/passkeyOptions", own(token), AttestationOptionsSchema),
    add: (token, name, response) => askFor(fetch, "/api/addPasskey", own(token, { name, response }), EmptySchema),
    rename: (token, id, name) => askFor(fetch, "/api/renamePasskey", own(token, { id, name }), EmptySchema),
    remove: (token, id) => askFor(fetch, "/api/removePasskey", own(token, { id }), EmptySchema),
    ask: (token, on) => askFor(fetch, "/api/askPasskey", own(token, { on }), EmptySchema),
    makeRecoveryCodes: (token) => askFor(fetch, "/api/makeRecoveryCodes", own(token), RecoveryCodesReplySchema),
  };
};
