import { href } from "../state/href.ts";
import { matchRoute } from "../state/match-route.ts";

/**
 * Takes the token of a password mail out of the address bar, before anything is asked of any server or drawn: from here
 * on it is in no history entry, no referrer and no picture of the screen (requirement 35). Null = no such address.
 */
export const takeResetToken = (): string | null => {
  const match = matchRoute(window.location.pathname);
  const token = match?.id === "change-password" ? match.params["token"] : undefined;
  if (token === undefined) return null;
  window.history.replaceState(null, "", href("change-password"));
  return token;
};
