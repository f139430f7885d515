import { atom } from "jotai";
import * as v from "valibot";
import { tabDraftAtom } from "../core/persisted-atom.ts";
import { servicesAtom } from "../core/services.ts";
import { href } from "./href.ts";
import { matchRoute, safeAddress } from "./match-route.ts";
import type { RouteId } from "./routes.ts";

const CallSchema = v.object({ editor: v.string(), caller: v.string() });

/**
 * An editor that was opened from a wizard or page (`/create-food`, `/create-product`…), and the address to return to; set before
 * opening it. A call belongs to its tab and survives a reload.
 */
export const calledEditorAtom = tabDraftAtom("calling_flow", CallSchema);

/**
 * The address that this editor returns to; null when it was not opened from another page. Calls of another editor's address
 * and callers outside the product are ignored.
 */
export const callerOfAtom = atom((get) => {
  const call = get(calledEditorAtom);
  return (editor: string): string | null => {
    if (call === null || call.editor !== editor) return null;
    return safeAddress(call.caller) === call.caller ? call.caller : null;
  };
});

/** The address with one query parameter replaced, for example by the food that was just created. */
export const withParameter = (address: string, name: string, value: string): string => {
  const [path = "", search = ""] = address.split("?");
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `${path}?${query.toString().replaceAll("%2C", ",")}`;
};

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
