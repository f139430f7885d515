import { atom } from "jotai";
import type { FlagArea } from "../data/flag-store.ts";
import { onceOnline } from "../data/once-online.ts";
import { withAccounts } from "./login.ts";
import { GUEST, ownerAtom } from "./owner.ts";
import { openSafely, servicesAtom, type Services } from "./services.ts";
import { dropSessionAtom, endSessionAtom, sessionKeyAtom } from "./session.ts";
import { endOwnerAtom } from "./work.ts";

/** How this browser is set up, whoever uses it. Everything else in local and session storage goes with the user. */
const STAYS =
  /^(tare_version|theme|unlocked|preview|continueInPortrait|csv_decimal_comma|editProduct_simpleSettings|(scoretable|portfolio)_columns|home_\w+_collapsed|endingOwner)$/;

/** The owner whose documents are being cleared: a tab that is closed in between leaves the rest to the next start. */
const ENDING_KEY = "endingOwner";

const clear = (area: FlagArea): void => {
  for (const [key] of area.entries()) if (!STAYS.test(key)) area.remove(key);
};

/** Clears what specification section 4 lists, and every other trace of the user in this browser. Works offline. */
export const leaveSessionAtom = atom(null, async (get, set): Promise<void> => {
  const { local, session } = get(servicesAtom).flags;
  const owner = get(ownerAtom);
  if (owner !== null && owner !== GUEST) local.write(ENDING_KEY, owner);
  // token and flags first: the other tabs hear of them at once
  set(dropSessionAtom);
  clear(local);
  clear(session);
  const ended = await set(endOwnerAtom);
  if (ended.ok) local.remove(ENDING_KEY);
  set(endSessionAtom);
});

/** Finishes a logout that was cut short. */
export const finishLogoutAtom = atom(null, async (get): Promise<void> => {
  const services = get(servicesAtom);
  const owner = services.flags.local.read(ENDING_KEY);
  if (owner === null || owner === "") return;
  const opened = await openSafely(services);
  if (opened.ok && (await opened.value.work.end(owner)).ok) services.flags.local.remove(ENDING_KEY);
});

/** Tells the server; where it is not reached, again when there is a connection. The token lives in memory only meanwhile. */
const endOnServer = async (services: Services, token: string): Promise<void> => {
  const reply = await withAccounts(services, (accounts) => accounts.logOut(token));
  if (!reply.ok && reply.problem.code !== "refused") onceOnline(() => void endOnServer(services, token));
};

/** Logs out here and in all tabs, also offline, and on the server as soon as it is reached. Unsent changes are gone. */
export const logOutAtom = atom(null, async (get, set): Promise<void> => {
  const key = get(sessionKeyAtom);
  if (key !== null) void endOnServer(get(servicesAtom), key.accessToken);
  await set(leaveSessionAtom);
});
