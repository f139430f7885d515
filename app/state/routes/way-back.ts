import { atom } from "jotai";
import { href } from "./href.ts";
import { matchRoute, safeAddress } from "./match-route.ts";
import type { RouteId } from "./routes.ts";
import { servicesAtom } from "../core/services.ts";

const KEY = "way_back";

/** Pages to read: "back" skips them. */
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

/** Called for each page shown: the methodology page leads back to the last working page. */
export const storeWayBackAtom = atom(null, (get, _set, pathname: string, search: string) => {
  const route = matchRoute(pathname);
  if (route === null || PASSED_THROUGH.has(route.id)) return;
  get(servicesAtom).flags.session.write(KEY, pathname + search);
});

/** Path and query to return to; always an address of our own, whatever is stored (requirement 36). */
export const wayBackAtom = atom(null, (get): string =>
  safeAddress(get(servicesAtom).flags.session.read(KEY) ?? href("home")),
);
