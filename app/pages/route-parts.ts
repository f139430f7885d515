import { useLocation, useSearch } from "wouter";
import { matchRoute, queryValue } from "../state/routes/match-route.ts";
import type { Query, QueryName } from "../state/routes/query-parameters.ts";

/** The parsed URL of the current page; absent or unreadable parts are undefined. */
export const useRouteParts = () => {
  const [pathname] = useLocation();
  const search = useSearch();
  const route = matchRoute(pathname);
  return {
    route: route?.id,
    /** path and query */
    address: search === "" ? pathname : `${pathname}?${search}`,
    part: (name: string): string | undefined => route?.params[name],
    query: <Name extends QueryName>(name: Name): Query<Name>[Name] => queryValue(search, name) as Query<Name>[Name],
  };
};
