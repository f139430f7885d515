import type { Assertion, Attestation } from "../../../edge-api/contract/passkeys.ts";
import type { AssertionOptions, AttestationOptions } from "../../../edge-api/contract/reply-schemas.ts";

/** The origin of the API under test. */
export const SITE = "https://tare.example";

const LETTERS = "AAAA";
/** A well-formed assertion without a valid signature. */
export const UNSIGNED: Assertion = {
  id: LETTERS,
  rawId: LETTERS,
  type: "public-key",
  response: { clientDataJSON: LETTERS, authenticatorData: LETTERS, signature: LETTERS, userHandle: null },
};
/** A well-formed attestation of no authenticator. */
export const UNMADE: Attestation = {
  id: LETTERS,
  rawId: LETTERS,
  type: "public-key",
  response: { clientDataJSON: LETTERS, attestationObject: LETTERS, transports: ["usb"] },
};

/** Deviations from a correct authenticator. */
export interface Behaviour {
  /** origin in the client data */
  readonly origin?: string;
  readonly verifiesUser?: boolean;
  /** signature counter to report; undefined: the real one */
  readonly counter?: number;
  /** attestation statement of a new passkey */
  readonly format?: string;
}

export interface Authenticator {
  /** Creates a passkey. @returns the JSON of `navigator.credentials.create` */
  readonly create: (options: AttestationOptions, behaviour?: Behaviour) => Promise<Attestation>;
  /** Signs a challenge. @returns the JSON of `navigator.credentials.get` */
  readonly sign: (options: AssertionOptions, behaviour?: Behaviour) => Promise<Assertion>;
}

type Bytes = Uint8Array<ArrayBuffer>;

const base64url = (bytes: Bytes): string => Buffer.from(bytes).toString("base64url");
const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const joined = (...parts: readonly Bytes[]): Bytes => new Uint8Array(Buffer.concat(parts));
const digest = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const uint32 = (value: number): Bytes => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

/** CBOR (RFC 8949): head of an item of a major type. */
const head = (type: number, value: number): Bytes =>
  value < 24
    ? Uint8Array.of((type << 5) | value)
    : value < 256
      ? Uint8Array.of((type << 5) | 24, value)
      : Uint8Array.of((type << 5) | 25, value >> 8, value);
const cborText = (text: string): Bytes => joined(head(3, text.length), utf8(text));
const cborBytes = (bytes: Bytes): Bytes => joined(head(2, bytes.length), bytes);
const cborInteger = (value: number): Bytes => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborMap = (...entries: readonly (readonly [Bytes, Bytes])[]): Bytes =>
  joined(head(5, entries.length), ...entries.flat());

/** Converts a Web Crypto signature (r and s) to DER, as WebAuthn requires. */
function derOf(signature: Bytes): Bytes {
  const integer = (value: Bytes): Bytes => {
    const trimmed = value.subarray(
      Math.max(
        0,
        value.findIndex((byte) => byte !== 0),
      ),
    );
    const positive = (trimmed[0] ?? 0) > 127 ? joined(Uint8Array.of(0), trimmed) : trimmed;
    return joined(Uint8Array.of(2, positive.length), positive);
  };
  const both = joined(integer(signature.subarray(0, 32)), integer(signature.subarray(32)));
  return joined(Uint8Array.of(0x30, both.length), both);
}

const FLAGS = { present: 1, verified: 4, hasCredential: 64 } as const;
const KEY = { name: "ECDSA", namedCurve: "P-256" } as const;

/** A software authenticator with one passkey: ES256 by Web Crypto. */
export async function newAuthenticator(): Promise<Authenticator> {
  const keys = await crypto.subtle.generateKey(KEY, true, ["sign", "verify"]);
  const id = crypto.getRandomValues(new Uint8Array(32));
  let userHandle: string | null = null;
  let signatures = 0;

  const clientData = (type: string, challenge: string, { origin = SITE }: Behaviour): Bytes =>
    utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = async (rpId: string, flags: number, { verifiesUser = true, counter }: Behaviour) =>
    joined(
      await digest(utf8(rpId)),
      Uint8Array.of(FLAGS.present | (verifiesUser ? FLAGS.verified : 0) | flags),
      uint32(counter ?? ++signatures),
    );
  const credential = { id: base64url(id), rawId: base64url(id), type: "public-key" } as const;

  return {
    async create({ rp, challenge, user }, behaviour = {}) {
      userHandle = user.id;
      const { x = "", y = "" } = await crypto.subtle.exportKey("jwk", keys.publicKey);
      const coordinate = (text: string): Bytes => new Uint8Array(Buffer.from(text, "base64url"));
      const publicKey = cborMap(
        [cborInteger(1), cborInteger(2)],
        [cborInteger(3), cborInteger(-7)],
        [cborInteger(-1), cborInteger(1)],
        [cborInteger(-2), cborBytes(coordinate(x))],
        [cborInteger(-3), cborBytes(coordinate(y))],
      );
      const aaguid = new Uint8Array(16);
      const made = joined(aaguid, Uint8Array.of(0, id.length), id, publicKey);
      const data = joined(await authenticatorData(rp.id, FLAGS.hasCredential, behaviour), made);
      const attestation = cborMap(
        [cborText("fmt"), cborText(behaviour.format ?? "none")],
        [cborText("attStmt"), cborMap()],
        [cborText("authData"), cborBytes(data)],
      );
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge, behaviour)),
          attestationObject: base64url(attestation),
          transports: ["internal"],
        },
      };
    },

    async sign({ rpId, challenge }, behaviour = {}) {
      const client = clientData("webauthn.get", challenge, behaviour);
      const data = await authenticatorData(rpId, 0, behaviour);
      const signed = joined(data, await digest(client));
      const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, keys.privateKey, signed);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(derOf(new Uint8Array(signature))),
          userHandle,
        },
      };
    },
  };
}
