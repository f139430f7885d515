import { atom } from "jotai";
import { showAccountAtom } from "./account.ts";
import { servicesAtom } from "./services.ts";
import { holdSessionAtom, sessionKeyAtom } from "./session.ts";

/** Called once a login or a registration has succeeded: the session begins. */
export const enterAtom = atom(
  null,
  async (_get, set, admitted: { readonly email: string; readonly accessToken: string; readonly isAdmin: boolean }) => {
    set(holdSessionAtom, admitted, admitted.isAdmin);
    await set(loadAccountAtom);
  },
);

/** Asks the server who this session belongs to. */
export const loadAccountAtom = atom(null, async (get, set): Promise<void> => {
  const key = get(sessionKeyAtom);
  if (key === null) return;
  set(showAccountAtom, { status: "asking" });
  const { account } = await get(servicesAtom).open();
  const reply = await account.user(key.accessToken);
  // somebody may have logged out meanwhile
  if (get(sessionKeyAtom)?.accessToken !== key.accessToken) return;
  set(showAccountAtom, reply.ok ? { status: "known", account: reply.value } : { status: "unavailable" });
});
