import * as v from "valibot";
import { GivenPasswordSchema } from "./account.ts";
import { PASSKEY_NAME_CHARACTERS } from "./limits.ts";
import { NameSchema } from "./text.ts";

// Passkeys (WebAuthn), recovery codes and fresh proof of identity. Binary values are base64url without padding.

const Base64UrlSchema = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[A-Za-z0-9_-]+$/));

/** Base64url characters of a credential id, which has at most 1023 bytes. */
const ID_CHARACTERS = 1364;
const DATA_CHARACTERS = 4096;

/** Ways to reach an authenticator; others are dropped. */
export const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
export type Transport = (typeof TRANSPORTS)[number];

const TransportsSchema = v.pipe(
  v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(16)), []),
  v.transform((given): Transport[] => TRANSPORTS.filter((known) => given.includes(known))),
);

const credential = {
  id: Base64UrlSchema(ID_CHARACTERS),
  rawId: Base64UrlSchema(ID_CHARACTERS),
  type: v.literal("public-key"),
};

/** The browser's reply after a passkey signed a challenge. */
export const AssertionSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64UrlSchema(DATA_CHARACTERS),
    authenticatorData: Base64UrlSchema(DATA_CHARACTERS),
    signature: Base64UrlSchema(DATA_CHARACTERS),
    userHandle: v.nullish(v.pipe(v.string(), v.maxLength(128))),
  }),
});
export type Assertion = v.InferOutput<typeof AssertionSchema>;

/** The browser's reply after it created a passkey. */
export const AttestationSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64UrlSchema(DATA_CHARACTERS),
    attestationObject: Base64UrlSchema(DATA_CHARACTERS),
    transports: TransportsSchema,
  }),
});
export type Attestation = v.InferOutput<typeof AttestationSchema>;

/** POST /api/passkeyLogin */
export const PasskeyLoginRequestSchema = v.object({ response: AssertionSchema });

const TicketSchema = Base64UrlSchema(64);
const RecoveryCodeSchema = v.pipe(v.string(), v.maxLength(64));

/** POST /api/secondFactorOptions */
export const SecondFactorOptionsRequestSchema = v.object({ ticket: TicketSchema });

/** POST /api/secondFactor: an assertion of a passkey, or a recovery code. */
export const SecondFactorRequestSchema = v.pipe(
  v.object({
    ticket: TicketSchema,
    response: v.optional(AssertionSchema),
    recoveryCode: v.optional(RecoveryCodeSchema),
  }),
  v.check(
    ({ response, recoveryCode }) => (response === undefined) !== (recoveryCode === undefined),
    "either response or recoveryCode",
  ),
);
export type SecondFactorRequest = v.InferOutput<typeof SecondFactorRequestSchema>;

/** POST /api/confirm: the password, or an assertion of a passkey. */
export const ConfirmRequestSchema = v.pipe(
  v.object({ password: v.optional(GivenPasswordSchema), response: v.optional(AssertionSchema) }),
  v.check(
    ({ password, response }) => (password === undefined) !== (response === undefined),
    "either password or response",
  ),
);
export type ConfirmRequest = v.InferOutput<typeof ConfirmRequestSchema>;

const PasskeyNameSchema = NameSchema(PASSKEY_NAME_CHARACTERS);

/** POST /api/addPasskey */
export const AddPasskeyRequestSchema = v.object({ name: PasskeyNameSchema, response: AttestationSchema });
export type AddPasskeyRequest = v.InferOutput<typeof AddPasskeyRequestSchema>;

/** POST /api/renamePasskey */
export const RenamePasskeyRequestSchema = v.object({ id: Base64UrlSchema(ID_CHARACTERS), name: PasskeyNameSchema });

/** POST /api/removePasskey */
export const RemovePasskeyRequestSchema = v.object({ id: Base64UrlSchema(ID_CHARACTERS) });

/** POST /api/askPasskey: whether password logins require a passkey too. */
export const AskPasskeyRequestSchema = v.object({ on: v.boolean() });
