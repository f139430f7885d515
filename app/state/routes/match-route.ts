import { QUERY_PARAMETERS, type QueryName } from "./query-parameters.ts";
import { ROUTES, type RouteId } from "./routes.ts";

/** A route and the named parts of the path that led to it. */
export interface MatchedRoute {
  readonly id: RouteId;
  readonly params: Readonly<Record<string, string>>;
}

const PATTERNS = (Object.keys(ROUTES) as RouteId[]).map((id) => {
  const source = ROUTES[id].path.replaceAll(/\/:(\w+)\?/g, "(?:/(?<$1>[^/]+))?").replaceAll(/:(\w+)/g, "(?<$1>[^/]+)");
  return { id, pattern: new RegExp(`^${source === "/" ? "" : source}/?$`) };
});

const decoded = (groups: Readonly<Record<string, string | undefined>>): Record<string, string> | null => {
  try {
    return Object.fromEntries(
      Object.entries(groups).flatMap(([name, part]) => (part === undefined ? [] : [[name, decodeURIComponent(part)]])),
    );
  } catch {
    // not one of our addresses
    return null;
  }
};

/** The route of a path; null = unknown path, or a part that cannot be decoded. */
export const matchRoute = (pathname: string): MatchedRoute | null => {
  for (const { id, pattern } of PATTERNS) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const params = decoded(match.groups ?? {});
    return params ? { id, params } : null;
  }
  return null;
};

/** One query parameter of the address; undefined if it is absent or unreadable. */
export const queryValue = <Name extends QueryName>(
  search: string,
  name: Name,
): ReturnType<(typeof QUERY_PARAMETERS)[Name]["parse"]> | undefined => {
  const text = new URLSearchParams(search).get(name);
  if (text === null) return undefined;
  return QUERY_PARAMETERS[name].parse(text) as ReturnType<(typeof QUERY_PARAMETERS)[Name]["parse"]>;
};

/** True for an address of this product: a path that begins with one slash and matches a route. */
const isOwnAddress = (address: string): boolean => {
  if (!/^\/(?![/\\])/.test(address)) return false;
  const base = "http://own.invalid";
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  return url !== null && url.origin === base && matchRoute(url.pathname) !== null;
};

/**
 * Makes a stored or received address safe to navigate to: anything but a path of our route table (`//evil`, `/\evil`,
 * `javascript:`) becomes `/`.
 */
export const safeAddress = (address: string): string => (isOwnAddress(address) ? address : ROUTES.home.path);
