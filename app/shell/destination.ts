import { href } from "../state/href.ts";
import { matchRoute } from "../state/match-route.ts";
import { ROUTES } from "../state/routes.ts";
import type { Session } from "../state/session.ts";
import { isAdmitted } from "./admission.ts";
import { pageKey } from "./page-key.ts";
import type { Address } from "./page-key.ts";
import { shownAt } from "./screens.ts";
import type { Screen } from "./screens.ts";

/** Where an address leads this visitor. */
export type Destination =
  | {
      readonly kind: "screen";
      readonly screen: Screen;
      /** a change of the key is a page transition, a change of the query alone is none */
      readonly key: string;
    }
  | {
      readonly kind: "redirect";
      /** an address of our own */
      readonly to: string;
    }
  /** the server has not said yet whether this visitor may */
  | { readonly kind: "wait" }
  | { readonly kind: "preview" };

const REDIRECT: Destination = { kind: "redirect", to: href("home") };

/**
 * Table and guards in one: an unknown path and a page that is not for this visitor lead to `/`, another
 * address of a page to that page.
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
  return { kind: "screen", screen: shown, key: `${shown.title()} ${pageKey(address)}` };
};
