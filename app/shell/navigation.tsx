import type { ReactNode } from "react";
import { createContext, use, useCallback, useMemo } from "react";
import { Router } from "wouter";
import { navigate as browserNavigate, usePathname, useSearch } from "wouter/use-browser-location";
import { safeAddress } from "../state/match-route.ts";
import { pageKey } from "./page-key.ts";
import type { Address } from "./page-key.ts";
import type { PageTransition } from "./page-transition.ts";

type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

const NavigateContext = createContext<Navigate>(browserNavigate);
const AddressContext = createContext<Address>({ pathname: "/", search: "" });

/** The address bar, live. */
export const useLiveAddress = (): Address => {
  const pathname = usePathname();
  const search = useSearch();
  return useMemo(() => ({ pathname, search }), [pathname, search]);
};

/**
 * wouter decodes the query once before URLSearchParams does it again, so "%2541" would arrive as "A";
 * a percent sign that is encoded twice arrives as it was meant.
 */
const readOnceMore = (search: string): string => {
  const protectedSearch = search.replaceAll("%25", "%2525");
  try {
    decodeURI(protectedSearch);
    return protectedSearch;
  } catch {
    // no escapes at all: there is nothing to read twice
    return search;
  }
};

const useShownLocation = (): [string, Navigate] => [use(AddressContext).pathname, use(NavigateContext)];
const useShownSearch = (): string => readOnceMore(use(AddressContext).search);
const LOCATION = { hook: useShownLocation, searchHook: useShownSearch };

/** A page reads the address that it was opened with also while it makes room for the next one. */
export const ShownAddress = ({ address, children }: { readonly address: Address; readonly children: ReactNode }) => (
  <AddressContext value={address}>{children}</AddressContext>
);

/**
 * The router of the whole app. Every navigation goes through it: addresses that are not ours become `/`,
 * requests for another page are ignored while a page transition runs.
 */
export const Navigation = ({
  address,
  transition,
  children,
}: {
  readonly address: Address;
  readonly transition: PageTransition;
  readonly children: ReactNode;
}) => {
  const navigate = useCallback<Navigate>(
    (to, options) => {
      const target = safeAddress(to.startsWith("?") ? window.location.pathname + to : to);
      const { pathname, search } = new URL(target, window.location.origin);
      if (transition.admits(pageKey({ pathname, search }))) browserNavigate(target, options ?? {});
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
