import { atom } from "jotai";
import { href } from "./href.ts";
import { matchRoute, safeAddress } from "./match-route.ts";
import type { RouteId } from "./routes.ts";
import { servicesAtom } from "../core/services.ts";

const KEY = "way_back";

/** Pages that are read and left again: leading back to one of them would lead nowhere. */
const PASSED_THROUGH: ReadonlySet<RouteId> = new Set<RouteId>([
  "methodology",
  "whatis",
  "understanding",
  "howto-tool",
  "howto-scorecard",
  "scorecard-help",
  "recycling-help",
  "customize-help",
  "credits",
  "privacy",
  "licences",
]);

/** Called for each page that is shown: the methodology leads back to the last one that was worked on. */
export const rememberWayBackAtom = atom(null, (get, _set, pathname: string, search: string) => {
  const route = matchRoute(pathname);
  if (route === null || PASSED_THROUGH.has(route.id)) return;
  get(servicesAtom).flags.session.write(KEY, pathname + search);
});

/** Path and query to return to; whatever lies in storage, only an address of our own comes out (requirement 36). */
export const wayBackAtom = atom(null, (get): string =>
  safeAddress(get(servicesAtom).flags.session.read(KEY) ?? href("home")),
);
