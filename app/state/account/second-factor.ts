import { atom } from "jotai";
import type { SecondFactor } from "../../data/passkeys/passkey-api.ts";
import { withPasskeys, type PasskeyOutcome } from "./ask-passkeys.ts";
import { beginUserSessionAtom } from "./login.ts";
import { pendingLoginAtom } from "./second-factor-question.ts";
import { servicesAtom, type PasskeyServices } from "../core/services.ts";

const EXPIRED: PasskeyOutcome<never> = {
  ok: false,
  problem: { code: "refused", status: 403, error: "login_expired", retryAfter: null, fields: [] },
};

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

/** Completes the login with a passkey of the account. */
export const showPasskeyAtom = atom(null, (_get, set): Promise<PasskeyOutcome<null>> =>
  set(completeAtom, async ({ api, browser }, ticket) => {
    const options = await api.secondFactorOptions(ticket);
    if (!options.ok) return options;
    const signed = await browser.sign(options.value);
    return signed.ok ? { ok: true, value: { response: signed.value } } : signed;
  }),
);

/** Completes the login with a recovery code; a code works once. */
export const showRecoveryCodeAtom = atom(null, (_get, set, recoveryCode: string): Promise<PasskeyOutcome<null>> =>
  set(completeAtom, async () => ({ ok: true, value: { recoveryCode } })),
);
