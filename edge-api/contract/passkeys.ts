import * as v from "valibot";
import { GivenPasswordSchema } from "./account.ts";
import { PASSKEY_NAME_LETTERS } from "./limits.ts";
import { LineSchema } from "./text.ts";

// Passkeys (WebAuthn), recovery codes and the fresh proof of who one is. Binary values are base64url without padding.

const Base64UrlSchema = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[A-Za-z0-9_-]+$/));

/** Letters of the id of a credential: 1023 bytes at most. */
const ID_LETTERS = 1364;
const DATA_LETTERS = 4096;

/** How a browser may reach an authenticator; what it names beside these is left out. */
export const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
export type Transport = (typeof TRANSPORTS)[number];

const TransportsSchema = v.pipe(
  v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(16)), []),
  v.transform((given): Transport[] => TRANSPORTS.filter((known) => given.includes(known))),
);

const credential = {
  id: Base64UrlSchema(ID_LETTERS),
  rawId: Base64UrlSchema(ID_LETTERS),
  type: v.literal("public-key"),
};

/** What a browser answers when a passkey has signed a challenge. */
export const AssertionSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64UrlSchema(DATA_LETTERS),
    authenticatorData: Base64UrlSchema(DATA_LETTERS),
    signature: Base64UrlSchema(DATA_LETTERS),
    userHandle: v.nullish(v.pipe(v.string(), v.maxLength(128))),
  }),
});
export type Assertion = v.InferOutput<typeof AssertionSchema>;

/** What a browser answers when a passkey was made. */
export const AttestationSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64UrlSchema(DATA_LETTERS),
    attestationObject: Base64UrlSchema(DATA_LETTERS),
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

/** POST /api/secondFactor: a passkey's answer or a recovery code. */
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

/** POST /api/confirm: the password or a passkey's answer. */
export const ConfirmRequestSchema = v.pipe(
  v.object({ password: v.optional(GivenPasswordSchema), response: v.optional(AssertionSchema) }),
  v.check(
    ({ password, response }) => (password === undefined) !== (response === undefined),
    "either password or response",
  ),
);
export type ConfirmRequest = v.InferOutput<typeof ConfirmRequestSchema>;

const NameSchema = v.pipe(LineSchema(PASSKEY_NAME_LETTERS), v.minLength(1, "Name is Required"));

/** POST /api/addPasskey */
export const AddPasskeyRequestSchema = v.object({ name: NameSchema, response: AttestationSchema });
export type AddPasskeyRequest = v.InferOutput<typeof AddPasskeyRequestSchema>;

/** POST /api/renamePasskey */
export const RenamePasskeyRequestSchema = v.object({ id: Base64UrlSchema(ID_LETTERS), name: NameSchema });

/** POST /api/removePasskey */
export const RemovePasskeyRequestSchema = v.object({ id: Base64UrlSchema(ID_LETTERS) });

/** POST /api/askPasskey: whether logins with the password ask for a passkey too. */
export const AskPasskeyRequestSchema = v.object({ on: v.boolean() });

/** One passkey, as its owner sees it. Times are milliseconds since 1970, UTC. */
export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly last_used: number | null;
}

/** GET /api/listPasskey */
export interface PasskeysReply {
  /** the oldest first */
  readonly passkeys: PasskeyRow[];
  /** whether a login with the password asks for a passkey too */
  readonly asks_passkey: boolean;
  /** an administrator with a passkey cannot switch that off */
  readonly is_required: boolean;
  /** recovery codes that are left */
  readonly recovery_codes: number;
}

/** POST /api/makeRecoveryCodes: shown this once, stored nowhere. */
export interface RecoveryCodesReply {
  readonly codes: string[];
}

export interface CredentialDescriptor {
  readonly id: string;
  readonly type: "public-key";
  readonly transports: Transport[];
}

/** What a browser is asked to have signed (PublicKeyCredentialRequestOptionsJSON); no credential named: any of this site. */
export interface AssertionOptions {
  readonly challenge: string;
  readonly rpId: string;
  /** milliseconds */
  readonly timeout: number;
  readonly userVerification: "required" | "preferred";
  readonly allowCredentials: CredentialDescriptor[];
}

/** What a browser is asked to make a passkey by (PublicKeyCredentialCreationOptionsJSON). */
export interface AttestationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: { readonly alg: number; readonly type: "public-key" }[];
  readonly timeout: number;
  readonly attestation: "none";
  readonly authenticatorSelection: { readonly residentKey: "preferred"; readonly userVerification: "preferred" };
  readonly excludeCredentials: CredentialDescriptor[];
}
