import { QUERY_PARAMETERS, type Query, type QueryName } from "./query-parameters.ts";
import { ROUTES, type PathParams, type RouteId } from "./routes.ts";

type QueryOf<Id extends RouteId> = Query<(typeof ROUTES)[Id]["query"][number]>;
type ParamsOf<Id extends RouteId> = PathParams<(typeof ROUTES)[Id]["path"]>;

/** The parts of a link to the route: the named parts of its path and, optionally, its query. */
export type RouteTarget<Id extends RouteId> = ParamsOf<Id> & { readonly query?: QueryOf<Id> };

const formatted = (name: QueryName, value: unknown): string => {
  // RouteTarget guarantees that `value` has the type of the parameter
  const format = QUERY_PARAMETERS[name].format as (value: unknown) => string;
  return value === undefined || value === null ? "" : format(value);
};

/**
 * Builds the address of a route; the only place that builds links. Empty parameters are left out and the order is that of
 * the route table, so that equal targets have equal addresses.
 *
 * @example href("comparison-mode", { query: { step: 1 } }) // "/comparison-mode?step=1"
 */
export const href = <Id extends RouteId>(
  id: Id,
  ...[target]: Partial<ParamsOf<Id>> extends ParamsOf<Id> ? [target?: RouteTarget<Id>] : [target: RouteTarget<Id>]
): string => {
  const parts = (target ?? {}) as Readonly<Record<string, unknown>>;
  const path = ROUTES[id].path.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
    const value = parts[name];
    return typeof value === "string" && value !== "" ? `/${encodeURIComponent(value)}` : "";
  });
  const given = (parts["query"] ?? {}) as Readonly<Record<string, unknown>>;
  const query = new URLSearchParams();
  for (const name of ROUTES[id].query) {
    const text = formatted(name, given[name]);
    if (text !== "") query.set(name, text);
  }
  // a comma is valid in a query, and keeps a list of products readable
  const search = query.toString().replaceAll("%2C", ",");
  return search === "" ? path : `${path}?${search}`;
};
