import type { Attestation } from "../../contract/passkeys.ts";
import type { StoredPasskey } from "../../ports/passkey-store.ts";
import { Refusal } from "../refusal.ts";
import { usedChallenge } from "./challenge.ts";
import type { PasskeyPorts } from "./relying-party.ts";

/** COSE: EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257];

/**
 * Verifies a new passkey for this site and a challenge of this session. Statements with certificates are refused: the
 * options ask for none, and verifying them would fetch addresses that the certificates name.
 *
 * @param sessionHash SHA-256 of the session's token
 * @throws Refusal passkey_refused
 */
export async function checkedAttestation(
  ports: Pick<PasskeyPorts, "loginProofs" | "now" | "party">,
  sessionHash: string,
  given: Attestation,
): Promise<Pick<StoredPasskey, "id" | "publicKey" | "counter">> {
  const use = { purpose: "add", subject: sessionHash } as const;
  const challenge = await usedChallenge(ports, use, given.response.clientDataJSON);
  const [{ verifyRegistrationResponse }, { decodeAttestationObject, isoBase64URL }] = await Promise.all([
    import("@simplewebauthn/server"),
    import("@simplewebauthn/server/helpers"),
  ]);
  try {
    const statement = decodeAttestationObject(isoBase64URL.toBuffer(given.response.attestationObject));
    const format = statement.get("fmt");
    const isPlain = format === "none" || (format === "packed" && statement.get("attStmt").get("x5c") === undefined);
    if (!isPlain) throw new Refusal("passkey_refused");
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...given, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: ports.party.origin,
      expectedRPID: ports.party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || registrationInfo.credential.id !== given.id) throw new Refusal("passkey_refused");
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
  } catch (cause) {
    throw new Refusal("passkey_refused", { cause });
  }
}
