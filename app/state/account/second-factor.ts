import { atom } from "jotai";
import type { SecondFactor } from "../../data/passkeys/passkey-api.ts";
import { type PasskeyServices, servicesAtom } from "../core/services.ts";
import { refusedWith } from "./ask-accounts.ts";
import { type PasskeyOutcome, signedBy, withPasskeys } from "./ask-passkeys.ts";
import { beginUserSessionAtom } from "./login.ts";
import { pendingLoginAtom } from "./session-questions.ts";

const EXPIRED = refusedWith(403, "login_expired");

const completeAtom = atom(
  null,
  async (
    get,
    set,
    show: (passkeys: PasskeyServices, ticket: string) => Promise<PasskeyOutcome<SecondFactor>>,
  ): Promise<PasskeyOutcome<null>> => {
    const pending = get(pendingLoginAtom);
    if (pending === null) return EXPIRED;
    const admitted = await withPasskeys(get(servicesAtom), async (passkeys) => {
      const shown = await show(passkeys, pending.ticket);
      return shown.ok ? passkeys.api.secondFactor(pending.ticket, shown.value) : shown;
    });
    if (!admitted.ok) return admitted;
    // the user may have cancelled meanwhile: then nobody is logged in
    if (get(pendingLoginAtom)?.ticket !== pending.ticket) return EXPIRED;
    set(pendingLoginAtom, null);
    return set(beginUserSessionAtom, { email: pending.email, ...admitted.value }, pending.isAgain);
  },
);

export const showPasskeyAtom = atom(null, (_get, set) =>
  set(completeAtom, ({ api, browser }, ticket) => signedBy(browser, api.secondFactorOptions(ticket))),
);

/** Completes the login with a recovery code; a code works once. */
export const showRecoveryCodeAtom = atom(null, (_get, set, recoveryCode: string) =>
  set(completeAtom, async () => ({ ok: true, value: { recoveryCode } })),
);
