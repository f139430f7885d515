import { href } from "../state/routes/href.ts";
import { matchRoute } from "../state/routes/match-route.ts";

/**
 * Removes the token of a mailed link from the address bar and returns it. Runs before the first request and the first
 * render, so the token is in no history entry, referrer or screenshot (requirement 35). Null: another route, or no token.
 */
export const takeMailToken = (route: "change-password" | "verify-email"): string | null => {
  const match = matchRoute(window.location.pathname);
  const token = match?.id === route ? match.params["token"] : undefined;
  if (token === undefined) return null;
  window.history.replaceState(null, "", href(route));
  return token;
};
