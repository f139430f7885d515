import { atom } from "jotai";
import { SESSION_OVER } from "./ask-accounts.ts";
import { isRefusedFor, signedBy, withPasskeys, type PasskeyOutcome } from "./ask-passkeys.ts";
import { endProofAtom } from "./proof.ts";
import { servicesAtom, type PasskeyServices } from "../core/services.ts";
import { reportExpiredAtom, sessionKeyAtom } from "../core/session.ts";
import type { Proof } from "../../data/passkeys/passkey-api.ts";

const proveAtom = atom(
  null,
  async (
    get,
    set,
    show: (passkeys: PasskeyServices, token: string) => Promise<PasskeyOutcome<Proof>>,
  ): Promise<PasskeyOutcome<null>> => {
    const key = get(sessionKeyAtom);
    if (key === null) return SESSION_OVER;
    const proved = await withPasskeys(get(servicesAtom), async (passkeys) => {
      const shown = await show(passkeys, key.accessToken);
      return shown.ok ? passkeys.api.confirm(key.accessToken, shown.value) : shown;
    });
    if (proved.ok) {
      set(endProofAtom, true);
      return { ok: true, value: null };
    }
    if (isRefusedFor(proved.problem, "unauthenticated")) {
      set(endProofAtom, false);
      set(reportExpiredAtom);
    }
    return proved;
  },
);

/** Proves the identity with the password; waiting calls then continue. */
export const proveByPasswordAtom = atom(null, (_get, set, password: string) =>
  set(proveAtom, async () => ({ ok: true, value: { password } })),
);

export const proveByPasskeyAtom = atom(null, (_get, set) =>
  set(proveAtom, ({ api, browser }, token) => signedBy(browser, api.confirmOptions(token))),
);
