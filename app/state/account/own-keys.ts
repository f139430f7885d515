import { atom } from "jotai";
import type { CreateKeyRequest, KeyRow } from "../../../edge-api/contract/keys.ts";
import { servicesAtom } from "../core/services.ts";
import { asUser } from "./as-user.ts";

export type { CreateKeyRequest } from "../../../edge-api/contract/keys.ts";

/** A key for scripts as the list shows it. */
export interface OwnKey extends KeyRow {
  readonly isExpired: boolean;
  /** calls of the days that the server counts */
  readonly calls: number;
}

/** The user's keys for scripts, newest first. */
export const listKeysAtom = atom(null, (get, set) =>
  asUser(get, set, async (api) => {
    const listed = await api.call("GET /api/listKey");
    if (!listed.ok) return listed;
    const now = get(servicesAtom).now();
    const value = listed.value.map((key): OwnKey => ({
      ...key,
      isExpired: key.expires <= now,
      calls: key.days.reduce((sum, { calls }) => sum + calls, 0),
    }));
    return { ok: true, value };
  }),
);

/** Creates a key; asks for a fresh proof if the server requires it. The answer is the only place where the key is. */
export const createKeyAtom = atom(null, (get, set, key: CreateKeyRequest) =>
  asUser(get, set, (api) => api.call("POST /api/createKey", { body: key })),
);

/** Revokes a key: the next call with it fails. */
export const removeKeyAtom = atom(null, (get, set, id: string) =>
  asUser(get, set, (api) => api.call("POST /api/removeKey", { body: { id } })),
);
