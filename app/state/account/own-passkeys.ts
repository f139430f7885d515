import { atom } from "jotai";
import type { PasskeysReply } from "../../../edge-api/contract/reply-schemas.ts";
import { servicesAtom } from "../core/services.ts";
import { asUser } from "./as-user.ts";
import { withPasskeys } from "./ask-passkeys.ts";

export type { PasskeyRow, PasskeysReply } from "../../../edge-api/contract/reply-schemas.ts";

/** The account's passkeys, and whether this browser supports passkeys. */
export interface OwnPasskeys extends PasskeysReply {
  readonly isSupported: boolean;
}

/** Lists the account's passkeys. */
export const listPasskeysAtom = atom(null, (get, set) =>
  asUser(get, set, (api, opened) =>
    withPasskeys(opened, async (browser) => {
      const listed = await api.call("GET /api/listPasskey");
      return listed.ok ? { ok: true, value: { ...listed.value, isSupported: browser.isSupported() } } : listed;
    }),
  ),
);

export const addPasskeyAtom = atom(null, (get, set, name: string) =>
  asUser(get, set, (api, opened) =>
    withPasskeys(opened, async (browser) => {
      const options = await api.call("POST /api/passkeyOptions");
      if (!options.ok) return options;
      const made = await browser.create(options.value);
      return made.ok ? api.call("POST /api/addPasskey", { body: { name, response: made.value } }) : made;
    }),
  ),
);

/** Renames a passkey of the user; asks for a fresh proof if the server requires it. */
export const renamePasskeyAtom = atom(null, (get, set, id: string, name: string) =>
  asUser(get, set, (api) => api.call("POST /api/renamePasskey", { body: { id, name } })),
);

/** Removes a passkey of the user, also from the browser's offers; asks for a fresh proof if the server requires it. */
export const removePasskeyAtom = atom(null, (get, set, id: string) =>
  asUser(get, set, (api, opened) =>
    withPasskeys(opened, async (browser) => {
      const removed = await api.call("POST /api/removePasskey", { body: { id } });
      if (removed.ok) await browser.forget(id);
      return removed;
    }),
  ),
);

/** Whether a login with the password also needs a passkey. */
export const askForPasskeyAtom = atom(null, (get, set, on: boolean) =>
  asUser(get, set, (api) => api.call("POST /api/askPasskey", { body: { on } })),
);

/** Replaces the remaining recovery codes by new ones. The server gives them only once. */
export const makeRecoveryCodesAtom = atom(null, (get, set) =>
  asUser(get, set, async (api) => {
    const made = await api.call("POST /api/makeRecoveryCodes");
    return made.ok ? { ok: true, value: made.value.codes } : made;
  }),
);

export const saveRecoveryCodesAtom = atom(null, (get, _set, text: string) =>
  get(servicesAtom).download("tare-recovery-codes.txt", text, "text/plain"),
);
