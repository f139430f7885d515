import type * as v from "valibot";
import { BODY_LIMITS } from "./limits.ts";
import type { Operation } from "./operation.ts";
import {
  AddPasskeyRequestSchema,
  AskPasskeyRequestSchema,
  ConfirmRequestSchema,
  PasskeyLoginRequestSchema,
  RemovePasskeyRequestSchema,
  RenamePasskeyRequestSchema,
  SecondFactorOptionsRequestSchema,
  SecondFactorRequestSchema,
} from "./passkeys.ts";
import * as reply from "./reply-schemas.ts";

const { small } = BODY_LIMITS;
const ok = (schema: v.GenericSchema) => ({ 200: schema });
const passkeys = (summary: string, rest: Omit<Operation, "tag" | "summary">): Operation => ({
  tag: "Passkeys",
  summary,
  ...rest,
});

/** The calls about passkeys, recovery codes and the fresh proof, described for `OPERATIONS`. */
export const PASSKEY_OPERATIONS = {
  "POST /api/passkeyLoginOptions": passkeys("What a passkey is asked to sign for a login without a password", {
    replies: ok(reply.AssertionOptionsSchema),
    errors: ["too_many_requests"],
  }),
  "POST /api/passkeyLogin": passkeys("Begins a session by a passkey alone", {
    body: { schema: PasskeyLoginRequestSchema, limit: small },
    replies: ok(reply.LoginReplySchema),
    errors: ["passkey_refused"],
  }),
  "POST /api/secondFactorOptions": passkeys("What a passkey is asked to sign after a right password", {
    body: { schema: SecondFactorOptionsRequestSchema, limit: small },
    replies: ok(reply.AssertionOptionsSchema),
    errors: ["login_expired", "too_many_requests"],
  }),
  "POST /api/secondFactor": passkeys("Begins a session by a passkey or a recovery code after a right password", {
    body: { schema: SecondFactorRequestSchema, limit: small },
    replies: ok(reply.LoginReplySchema),
    errors: ["login_expired", "passkey_refused", "recovery_code_wrong", "too_many_requests"],
  }),
  "POST /api/confirmOptions": passkeys("What a passkey is asked to sign for a fresh proof", {
    replies: ok(reply.AssertionOptionsSchema),
    errors: ["no_passkey", "too_many_requests"],
  }),
  "POST /api/confirm": passkeys("A fresh proof of who asks, good for ten minutes in this session", {
    body: { schema: ConfirmRequestSchema, limit: small },
    replies: ok(reply.EmptySchema),
    errors: ["wrong_current_password", "passkey_refused", "too_many_requests"],
  }),
  "GET /api/listPasskey": passkeys("The caller's passkeys, and how many recovery codes are left", {
    replies: ok(reply.PasskeysReplySchema),
  }),
  "POST /api/passkeyOptions": passkeys("What a new passkey is made by", {
    replies: ok(reply.AttestationOptionsSchema),
    errors: ["email_unverified", "quota_exceeded", "too_many_requests"],
  }),
  "POST /api/addPasskey": passkeys("Adds a passkey", {
    body: { schema: AddPasskeyRequestSchema, limit: small },
    replies: ok(reply.EmptySchema),
    errors: ["passkey_refused", "quota_exceeded"],
  }),
  "POST /api/renamePasskey": passkeys("Gives a passkey another name", {
    body: { schema: RenamePasskeyRequestSchema, limit: small },
    replies: ok(reply.EmptySchema),
    errors: ["unknown_item"],
  }),
  "POST /api/removePasskey": passkeys("Removes a passkey; with the last one, recovery codes and the second factor go", {
    body: { schema: RemovePasskeyRequestSchema, limit: small },
    replies: ok(reply.EmptySchema),
    errors: ["unknown_item"],
  }),
  "POST /api/askPasskey": passkeys("Whether logins with the password ask for a passkey too", {
    body: { schema: AskPasskeyRequestSchema, limit: small },
    replies: ok(reply.EmptySchema),
    errors: ["no_passkey"],
  }),
  "POST /api/makeRecoveryCodes": passkeys("New recovery codes in place of those that are left", {
    replies: ok(reply.RecoveryCodesReplySchema),
  }),
} as const satisfies Readonly<Record<string, Operation>>;
