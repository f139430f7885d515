import type { Session } from "../state/core/session.ts";
import { href } from "../state/routes/href.ts";
import { matchRoute } from "../state/routes/match-route.ts";
import { type Access, ROUTES } from "../state/routes/routes.ts";
import { type Address, pageKey } from "./page-transition.ts";
import { type Screen, shownAt } from "./screens.ts";

const isUser = (session: Session) => session.kind === "user";
const isGuest = (session: Session) => session.kind === "guest";

/** Who may open a route, by its access rule (specification section 2). The server checks every call again. */
const ADMISSION: Readonly<Record<Access, (session: Session) => boolean>> = {
  open: () => true,
  gated: (session) => isUser(session) || isGuest(session),
  guest: isGuest,
  admin: (session) => session.kind === "user" && session.isAdmin === true,
};

/** True if the visitor may open a route with this access rule; other visitors are redirected to `/`. */
const isAdmitted = (access: Access, session: Session): boolean => ADMISSION[access](session);

/** What an address shows to this visitor. */
export type Destination =
  | {
      readonly kind: "screen";
      readonly screen: Screen;
      /** a new key is a page transition; a new query alone is not */
      readonly key: string;
    }
  | {
      readonly kind: "redirect";
      /** an address of this app */
      readonly to: string;
    }
  /** the server has not confirmed the visitor's rights yet */
  | { readonly kind: "wait" }
  | { readonly kind: "preview" };

const REDIRECT: Destination = { kind: "redirect", to: href("home") };

/**
 * Looks the address up in the route table and applies the guards. An unknown path and a page that this visitor may
 * not open redirect to `/`; an alias redirects to its page.
 */
export const destinationOf = (address: Address, session: Session): Destination => {
  const match = matchRoute(address.pathname);
  if (!match) return REDIRECT;
  const { access } = ROUTES[match.id];
  if (access === "admin" && session.kind === "user" && session.isAdmin === null) return { kind: "wait" };
  if (!isAdmitted(access, session)) return REDIRECT;
  const shown = shownAt(match.id, session);
  if (shown === "preview") return { kind: "preview" };
  if ("leadsTo" in shown) return { kind: "redirect", to: shown.leadsTo(match.params, address.search) };
  return { kind: "screen", screen: shown, key: `${shown.title} ${pageKey(address)}` };
};
