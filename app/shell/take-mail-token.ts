import { href } from "../state/href.ts";
import { matchRoute } from "../state/match-route.ts";

/**
 * Takes the token of a mail's link out of the address bar, before anything is asked of any server or drawn: from here on it
 * is in no history entry, no referrer and no picture of the screen (requirement 35). Null = another address, or no token.
 */
export const takeMailToken = (route: "change-password" | "verify-email"): string | null => {
  const match = matchRoute(window.location.pathname);
  const token = match?.id === route ? match.params["token"] : undefined;
  if (token === undefined) return null;
  window.history.replaceState(null, "", href(route));
  return token;
};
