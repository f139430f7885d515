import * as v from "valibot";
import { CHALLENGE_LIFE } from "../../contract/retention.ts";
import type { AssertionOptions } from "../../contract/reply-schemas.ts";
import type { Ports } from "../../ports.ts";
import type { ChallengePurpose } from "../../ports/login-proof-store.ts";
import type { StoredPasskey } from "../../ports/passkey-store.ts";
import { Refusal } from "../refusal.ts";
import { sha256 } from "../sha256.ts";
import { newSecret } from "../token.ts";
import type { RelyingParty } from "./relying-party.ts";

type ChallengePorts = Pick<Ports, "loginProofs" | "now">;

/** What a challenge is for, and the session or login ticket it is bound to ("": neither). */
export interface ChallengeUse {
  readonly purpose: ChallengePurpose;
  /** SHA-256 of the token */
  readonly subject: string;
}

/** Creates a challenge that can be answered once and for this use only; only its SHA-256 is stored. */
export async function newChallenge(
  { loginProofs, now }: ChallengePorts,
  use: ChallengeUse,
  userId: string | null,
): Promise<string> {
  const { token, hash } = await newSecret();
  const time = now();
  await loginProofs.keepChallenge({ hash, ...use }, userId, time, time + CHALLENGE_LIFE);
  return token;
}

const ClientDataSchema = v.pipe(
  v.string(),
  v.transform((text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"))),
  v.parseJson(),
  v.object({ challenge: v.string() }),
);

/**
 * Uses up the challenge named in a browser's answer.
 *
 * @returns the challenge, to verify the signature with
 * @throws Refusal passkey_refused: no such challenge for this use, or answered before, or expired
 */
export async function usedChallenge(
  { loginProofs, now }: ChallengePorts,
  use: ChallengeUse,
  clientDataJSON: string,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const isGood =
    challenge !== null && (await loginProofs.useChallenge({ hash: await sha256(challenge), ...use }, now()));
  if (!isGood) throw new Refusal("passkey_refused");
  return challenge;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    return v.parse(ClientDataSchema, clientDataJSON).challenge;
  } catch {
    return null;
  }
}

/** The passkeys in the form of WebAuthn's credential lists. */
export const descriptorsOf = (passkeys: readonly StoredPasskey[]): AssertionOptions["allowCredentials"] =>
  passkeys.map(({ id, transports }) => ({ id, type: "public-key", transports }));

/** WebAuthn options for signing a challenge with one of the allowed passkeys; an empty list allows any. */
export const assertionOptions = (
  challenge: string,
  { id }: RelyingParty,
  allowed: readonly StoredPasskey[],
  userVerification: AssertionOptions["userVerification"],
): AssertionOptions => ({
  challenge,
  rpId: id,
  timeout: CHALLENGE_LIFE,
  userVerification,
  allowCredentials: descriptorsOf(allowed),
});
