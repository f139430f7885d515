import { PASSKEYS } from "../../contract/limits.ts";
import { CHALLENGE_LIFE } from "../../contract/retention.ts";
import type { AddPasskeyRequest } from "../../contract/passkeys.ts";
import type { AssertionOptions, AttestationOptions, PasskeysReply } from "../../contract/reply-schemas.ts";
import type { Ports } from "../../ports.ts";
import { noteAccountEvent } from "../account-events.ts";
import type { SessionCaller } from "../caller.ts";
import type { Asker } from "../device-mark.ts";
import { notifyOwner } from "../mails/mail-in.ts";
import { countOne } from "../rate-limit.ts";
import { Refusal } from "../refusal.ts";
import { isWaiting } from "../verify-email.ts";
import { assertionOptions, descriptorsOf, newChallenge } from "./challenge.ts";
import { ALGORITHMS, checkedAttestation } from "./checked-attestation.ts";
import type { PasskeyPorts } from "./relying-party.ts";

/** GET /api/listPasskey */
export async function passkeysOf(ports: Ports, { userId, credential }: SessionCaller): Promise<PasskeysReply> {
  const [passkeys, asks, codes] = await Promise.all([
    ports.passkeys.list(userId),
    ports.passkeys.asksPasskey(userId),
    ports.loginProofs.countRecoveryCodes(userId),
  ]);
  const isRequired = credential === "admin" && passkeys.length > 0;
  return {
    passkeys: passkeys.map(({ id, name, created, lastUsed }) => ({ id, name, created, last_used: lastUsed })),
    asks_passkey: asks || isRequired,
    is_required: isRequired,
    recovery_codes: codes,
  };
}

/** POST /api/confirmOptions. @throws Refusal no_passkey, too_many_requests */
export async function confirmOptions(
  ports: PasskeyPorts,
  { userId, tokenHash }: SessionCaller,
): Promise<AssertionOptions> {
  await countOne(ports, "challenge", tokenHash);
  const passkeys = await ports.passkeys.list(userId);
  if (passkeys.length === 0) throw new Refusal("no_passkey");
  const challenge = await newChallenge(ports, { purpose: "confirm", subject: tokenHash }, userId);
  return assertionOptions(challenge, ports.party, passkeys, "required");
}

/**
 * POST /api/passkeyOptions. An address that its owner has not confirmed may belong to another person: a passkey added to it would outlive
 * the moment when that person confirms it.
 *
 * @throws Refusal email_unverified, quota_exceeded, too_many_requests
 */
export async function passkeyOptions(
  ports: PasskeyPorts,
  { userId, email, tokenHash }: SessionCaller,
): Promise<AttestationOptions> {
  await countOne(ports, "challenge", tokenHash);
  if (await isWaiting(ports, userId)) throw new Refusal("email_unverified");
  const passkeys = await ports.passkeys.list(userId);
  if (passkeys.length >= PASSKEYS) throw new Refusal("quota_exceeded");
  return {
    challenge: await newChallenge(ports, { purpose: "add", subject: tokenHash }, userId),
    rp: { id: ports.party.id, name: "Tare" },
    // the random user id reveals nothing about the owner
    user: { id: btoa(userId).replaceAll("=", ""), name: email, displayName: email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
    timeout: CHALLENGE_LIFE,
    attestation: "none",
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    excludeCredentials: descriptorsOf(passkeys),
  };
}

/** POST /api/addPasskey. @throws Refusal passkey_refused, quota_exceeded */
export async function addPasskey(
  ports: PasskeyPorts,
  { device }: Pick<Asker, "device">,
  { userId, tokenHash }: SessionCaller,
  { name, response }: AddPasskeyRequest,
): Promise<void> {
  const checked = await checkedAttestation(ports, tokenHash, response);
  const { transports } = response.response;
  const passkey = { ...checked, userId, transports, name, created: ports.now(), lastUsed: null };
  if (!(await ports.passkeys.add(passkey, tokenHash, PASSKEYS))) {
    const isFull = (await ports.passkeys.list(userId)).length >= PASSKEYS;
    throw new Refusal(isFull ? "quota_exceeded" : "passkey_refused");
  }
  await noteAccountEvent(ports, userId, "passkey_added", device);
  await notifyOwner(ports, userId, device, (words, notice) => words.passkeyAdded(notice, name));
}

/** POST /api/renamePasskey. @throws Refusal unknown_item */
export async function renamePasskey(
  { passkeys }: Pick<Ports, "passkeys">,
  { userId }: SessionCaller,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  if (!(await passkeys.rename(userId, id, name))) throw new Refusal("unknown_item");
}

/** POST /api/removePasskey. @throws Refusal unknown_item */
export async function removePasskey(
  ports: Ports,
  { device }: Pick<Asker, "device">,
  { userId }: SessionCaller,
  id: string,
): Promise<void> {
  const name = (await ports.passkeys.list(userId)).find((passkey) => passkey.id === id)?.name ?? "";
  if (!(await ports.passkeys.remove(userId, id))) throw new Refusal("unknown_item");
  await noteAccountEvent(ports, userId, "passkey_removed", device);
  await notifyOwner(ports, userId, device, (words, notice) => words.passkeyRemoved(notice, name));
}

/** POST /api/askPasskey. @throws Refusal no_passkey */
export async function askPasskey(
  { passkeys }: Pick<Ports, "passkeys">,
  { userId, tokenHash }: SessionCaller,
  on: boolean,
): Promise<void> {
  if (!(await passkeys.setAsksPasskey(userId, on, tokenHash))) throw new Refusal("no_passkey");
}
