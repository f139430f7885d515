import { createContext, type ReactNode, use, useCallback, useMemo } from "react";
import { Router } from "wouter";
import { navigate as browserNavigate, usePathname, useSearch } from "wouter/use-browser-location";
import { safeAddress } from "../state/routes/match-route.ts";
import { type Address, pageKey, type PageTransition } from "./page-transition.ts";

type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

const NavigateContext = createContext<Navigate>(browserNavigate);
const AddressContext = createContext<Address>({ pathname: "/", search: "" });

/** Path and query of the address bar; re-renders when they change. */
export const useLiveAddress = (): Address => {
  const pathname = usePathname();
  const search = useSearch();
  return useMemo(() => ({ pathname, search }), [pathname, search]);
};

/**
 * Encodes percent signs once more. wouter decodes the query before URLSearchParams decodes it again, so "%2541" would
 * be read as "A" instead of "%41".
 */
const guardAgainstDoubleDecoding = (search: string): string => {
  const protectedSearch = search.replaceAll("%25", "%2525");
  try {
    decodeURI(protectedSearch);
    return protectedSearch;
  } catch {
    // Not a valid encoding: wouter does not decode it either.
    return search;
  }
};

const useShownLocation = (): [string, Navigate] => [use(AddressContext).pathname, use(NavigateContext)];
const useShownSearch = (): string => guardAgainstDoubleDecoding(use(AddressContext).search);
const LOCATION = { hook: useShownLocation, searchHook: useShownSearch };

/** Gives a page the address that it was opened with, even while the next page loads. */
export const ShownAddress = ({ address, children }: { readonly address: Address; readonly children: ReactNode }) => (
  <AddressContext value={address}>{children}</AddressContext>
);

/**
 * The router of the app. Addresses outside the app become `/`; requests for another page are ignored during a page
 * transition.
 */
export const Navigation = (props: {
  readonly address: Address;
  readonly transition: PageTransition;
  readonly children: ReactNode;
}) => {
  const { address, transition, children } = props;
  const navigate = useCallback<Navigate>(
    (to, options) => {
      const target = safeAddress(to.startsWith("?") ? window.location.pathname + to : to);
      const { pathname, search } = new URL(target, window.location.origin);
      if (transition.request(pageKey({ pathname, search }))) browserNavigate(target, options ?? {});
    },
    [transition],
  );
  return (
    <NavigateContext value={navigate}>
      <AddressContext value={address}>
        <Router {...LOCATION}>{children}</Router>
      </AddressContext>
    </NavigateContext>
  );
};
