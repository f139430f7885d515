import { ok, small, tagged, type Operation } from "./operation.ts";
import * as passkey from "./passkeys.ts";
import * as reply from "./reply-schemas.ts";

const passkeys = tagged("Passkeys");

/** Calls about passkeys, recovery codes and fresh proofs, for `OPERATIONS`. */
export const PASSKEY_OPERATIONS = {
  "POST /api/passkeyLoginOptions": passkeys("Options for a login with a passkey alone", {
    replies: ok(reply.AssertionOptionsSchema),
    errors: ["too_many_requests"],
  }),
  "POST /api/passkeyLogin": passkeys("Starts a session with a passkey alone", {
    body: small(passkey.PasskeyLoginRequestSchema),
    replies: ok(reply.LoginReplySchema),
    errors: ["passkey_refused"],
  }),
  "POST /api/secondFactorOptions": passkeys("Options for a passkey as second factor", {
    body: small(passkey.SecondFactorOptionsRequestSchema),
    replies: ok(reply.AssertionOptionsSchema),
    errors: ["login_expired", "too_many_requests"],
  }),
  "POST /api/secondFactor": passkeys("Starts a session with a second factor: a passkey or a recovery code", {
    body: small(passkey.SecondFactorRequestSchema),
    replies: ok(reply.LoginReplySchema),
    errors: ["login_expired", "passkey_refused", "recovery_code_wrong", "too_many_requests"],
  }),
  "POST /api/confirmOptions": passkeys("Options for a fresh proof with a passkey", {
    replies: ok(reply.AssertionOptionsSchema),
    errors: ["no_passkey", "too_many_requests"],
  }),
  "POST /api/confirm": passkeys("Proves the caller's identity again; valid for 15 minutes in this session", {
    body: small(passkey.ConfirmRequestSchema),
    errors: ["wrong_current_password", "passkey_refused", "too_many_requests"],
  }),
  "GET /api/listPasskey": passkeys("The caller's passkeys and the number of unused recovery codes", {
    replies: ok(reply.PasskeysReplySchema),
  }),
  "POST /api/passkeyOptions": passkeys("Options to create a passkey", {
    replies: ok(reply.AttestationOptionsSchema),
    errors: ["email_unverified", "quota_exceeded", "too_many_requests"],
  }),
  "POST /api/addPasskey": passkeys("Adds a passkey", {
    body: small(passkey.AddPasskeyRequestSchema),
    errors: ["passkey_refused", "quota_exceeded"],
  }),
  "POST /api/renamePasskey": passkeys("Renames a passkey", {
    body: small(passkey.RenamePasskeyRequestSchema),
    errors: ["unknown_item"],
  }),
  "POST /api/removePasskey": passkeys("Removes a passkey; the last one removes recovery codes and second factor too", {
    body: small(passkey.RemovePasskeyRequestSchema),
    errors: ["unknown_item"],
  }),
  "POST /api/askPasskey": passkeys("Sets whether password logins require a passkey too", {
    body: small(passkey.AskPasskeyRequestSchema),
    errors: ["no_passkey"],
  }),
  "POST /api/makeRecoveryCodes": passkeys("Replaces all recovery codes", {
    replies: ok(reply.RecoveryCodesReplySchema),
  }),
} as const satisfies Readonly<Record<string, Operation>>;
