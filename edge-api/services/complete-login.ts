import type { Ports } from "../ports.ts";
import type { Account } from "../ports/account-store.ts";
import { noteAccountEvent } from "./account-events.ts";
import { markDevice } from "./device-mark.ts";
import type { Asker } from "./device-mark.ts";

/** What follows every login of an account that is there already, whatever it was proved by. The session has begun. */
export async function completeLogin(
  ports: Ports,
  asker: Asker,
  { userId }: Pick<Account, "userId" | "email">,
): Promise<void> {
  await markDevice(ports, userId, asker);
  await noteAccountEvent(ports, userId, "login", asker.device);
}
