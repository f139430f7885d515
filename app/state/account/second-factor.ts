import { atom } from "jotai";
import type { Assertion } from "../../../edge-api/contract/passkeys.ts";
import type { Api } from "../../data/api.ts";
import { refusedWith } from "../../data/call-problem.ts";
import { type OpenServices, servicesAtom } from "../core/services.ts";
import { type PasskeyOutcome, signedBy } from "./ask-passkeys.ts";
import { askServer } from "./ask-server.ts";
import { beginUserSessionAtom } from "./login.ts";
import { pendingLoginAtom } from "./session-questions.ts";

/** What the user presents after the password. */
type SecondFactor = { readonly response: Assertion } | { readonly recoveryCode: string };

const EXPIRED = refusedWith(403, "login_expired");

const completeAtom = atom(
  null,
  async (
    get,
    set,
    show: (api: Api, opened: OpenServices, ticket: string) => Promise<PasskeyOutcome<SecondFactor>>,
  ): Promise<PasskeyOutcome<null>> => {
    const pending = get(pendingLoginAtom);
    if (pending === null) return EXPIRED;
    const admitted = await askServer(get(servicesAtom), async (api, opened) => {
      const { ticket } = pending;
      const factor = await show(api, opened, ticket);
      return factor.ok ? api.call("POST /api/secondFactor", { body: { ticket, ...factor.value } }) : factor;
    });
    if (!admitted.ok) return admitted;
    // the user may have cancelled meanwhile: then no session begins
    if (get(pendingLoginAtom)?.ticket !== pending.ticket) return EXPIRED;
    set(pendingLoginAtom, null);
    return set(beginUserSessionAtom, { email: pending.email, ...admitted.value }, pending.isAgain);
  },
);

export const showPasskeyAtom = atom(null, (_get, set) =>
  set(completeAtom, (api, opened, ticket) =>
    signedBy(opened, api.call("POST /api/secondFactorOptions", { body: { ticket } })),
  ),
);

/** Completes the login with a recovery code; a code works once. */
export const showRecoveryCodeAtom = atom(null, (_get, set, recoveryCode: string) =>
  set(completeAtom, async () => ({ ok: true, value: { recoveryCode } })),
);
