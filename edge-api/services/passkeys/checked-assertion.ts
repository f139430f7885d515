import type { Assertion } from "../../contract/passkeys.ts";
import type { PasskeyUse } from "../../ports/passkey-store.ts";
import { Refusal } from "../refusal.ts";
import { usedChallenge, type ChallengeUse } from "./challenge.ts";
import type { PasskeyPorts } from "./relying-party.ts";

interface ExpectedAssertion extends ChallengeUse {
  /** required owner of the passkey; null: any user */
  readonly userId: string | null;
  /** requires user verification by the authenticator (fingerprint, PIN), because no password was given */
  readonly verifiesUser: boolean;
}

/**
 * Verifies the signature of a passkey: right user, our challenge, this site, counter advanced. The challenge is used up
 * in any case; the caller stores the returned use.
 *
 * @throws Refusal passkey_refused
 */
export async function checkedAssertion(
  ports: Pick<PasskeyPorts, "loginProofs" | "now" | "party" | "passkeys">,
  { userId, verifiesUser, ...use }: ExpectedAssertion,
  given: Assertion,
): Promise<{ readonly userId: string; readonly use: PasskeyUse }> {
  const challenge = await usedChallenge(ports, use, given.response.clientDataJSON);
  const passkey = await ports.passkeys.find(given.id);
  if (passkey === null || (userId !== null && passkey.userId !== userId)) throw new Refusal("passkey_refused");
  // loaded on demand: a large library that few requests need
  const [{ verifyAuthenticationResponse }, { isoBase64URL }] = await Promise.all([
    import("@simplewebauthn/server"),
    import("@simplewebauthn/server/helpers"),
  ]);
  const { userHandle, ...response } = given.response;
  if (userHandle && userHandle !== isoBase64URL.fromUTF8String(passkey.userId)) throw new Refusal("passkey_refused");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...given, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: ports.party.origin,
      expectedRPID: ports.party.id,
      credential: {
        id: passkey.id,
        publicKey: isoBase64URL.toBuffer(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: verifiesUser,
    });
    if (!verified) throw new Refusal("passkey_refused");
    const counted = { passkeyId: passkey.id, userId: passkey.userId, counter: authenticationInfo.newCounter };
    return { userId: passkey.userId, use: { ...counted, now: ports.now() } };
  } catch (cause) {
    throw new Refusal("passkey_refused", { cause });
  }
}
