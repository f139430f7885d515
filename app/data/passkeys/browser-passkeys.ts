import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import type { Assertion, Attestation } from "../../../edge-api/contract/passkeys.ts";
import type { AssertionOptions, AttestationOptions } from "../../../edge-api/contract/reply-schemas.ts";
import { detailOf, type Outcome } from "../outcome.ts";

/** Why a browser gave no passkey; the browser itself gives only an error class. */
export type CeremonyFailure =
  /** the browser does not support passkeys, or the page is not on a secure origin */
  | "unsupported"
  /** cancelled by the user, no fitting passkey, or a timeout: browsers do not tell these apart */
  | "cancelled"
  /** the authenticator already has a passkey of this account */
  | "known"
  /** the page's address is not the one that this site's passkeys belong to */
  | "wrong_site"
  | "failed";

export interface CeremonyProblem {
  readonly code: "ceremony";
  readonly why: CeremonyFailure;
  readonly detail: string;
}

export type CeremonyOutcome<T> = Outcome<T, CeremonyProblem>;

/** The browser's passkey functions; never reject. */
export interface BrowserPasskeys {
  readonly isSupported: () => boolean;
  readonly create: (options: AttestationOptions) => Promise<CeremonyOutcome<Attestation>>;
  readonly sign: (options: AssertionOptions) => Promise<CeremonyOutcome<Assertion>>;
  /** Tells the password manager that the server no longer knows a passkey, so that it stops offering it. */
  readonly forget: (id: string) => Promise<void>;
}

/** Not in every browser yet (Web Authentication Level 3). */
interface WithSignals {
  readonly signalUnknownCredential?: (unknown: {
    readonly rpId: string;
    readonly credentialId: string;
  }) => Promise<void>;
}

function failureOf(error: unknown): CeremonyFailure {
  if (error instanceof WebAuthnError) {
    if (error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return "known";
    if (error.code === "ERROR_INVALID_DOMAIN" || error.code === "ERROR_INVALID_RP_ID") return "wrong_site";
    if (error.code === "ERROR_CEREMONY_ABORTED") return "cancelled";
  }
  const { name } = Object(error) as { readonly name?: unknown };
  return name === "NotAllowedError" || name === "AbortError" ? "cancelled" : "failed";
}

async function ceremony<T>(run: () => Promise<T>): Promise<CeremonyOutcome<T>> {
  const failed = (why: CeremonyFailure, detail: string) =>
    ({ ok: false, problem: { code: "ceremony", why, detail } }) as const;
  if (!browserSupportsWebAuthn()) return failed("unsupported", "no PublicKeyCredential");
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    return failed(failureOf(error), detailOf(error));
  }
}

/** Passkeys belong to the host of the page (services/passkeys/relying-party.ts). */
async function signalUnknown(credentialId: string): Promise<void> {
  const { signalUnknownCredential } = (globalThis.PublicKeyCredential ?? {}) as WithSignals;
  // a browser that refuses keeps offering the passkey, and the server refuses it
  await signalUnknownCredential
    ?.call(PublicKeyCredential, { rpId: window.location.hostname, credentialId })
    .catch(() => {});
}

/** Passkeys of this browser, through the Web Authentication API. */
export const browserPasskeys: BrowserPasskeys = {
  isSupported: browserSupportsWebAuthn,
  create: (optionsJSON) =>
    ceremony(async () => {
      const { id, rawId, response } = await startRegistration({ optionsJSON });
      const { clientDataJSON, attestationObject, transports = [] } = response;
      // the server ignores unknown values
      const known = transports as Attestation["response"]["transports"];
      return { id, rawId, type: "public-key", response: { clientDataJSON, attestationObject, transports: known } };
    }),
  sign: (optionsJSON) =>
    ceremony(async () => {
      const { id, rawId, response } = await startAuthentication({ optionsJSON });
      const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
      return { id, rawId, type: "public-key", response: { clientDataJSON, authenticatorData, signature, userHandle } };
    }),
  forget: signalUnknown,
};
