import { isReferenceKind, type ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { type Query, QUERY_PARAMETERS, type QueryName } from "./query-parameters.ts";
import { type PathParams, type RouteId, ROUTES } from "./routes.ts";

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

export interface RowAddress {
  readonly version: string;
  readonly kind: ReferenceKind;
  /** whose row; Global is the base */
  readonly region: string;
  readonly key: string;
}

/** The value of `row` in addresses of `/data`: `2026.12/impact/Global/pp_virgin`. */
export const rowAddress = ({ version, kind, region, key }: RowAddress): string =>
  [version, kind, region, key].join("/");

/** The row that an address names; null = it names none. Keys may hold slashes. */
export function readRowAddress(text: string | undefined): RowAddress | null {
  const [version = "", kind = "", region = "", ...rest] = (text ?? "").split("/");
  const key = rest.join("/");
  return version !== "" && region !== "" && key !== "" && isReferenceKind(kind) ? { version, kind, region, key } : null;
}

/** The fragment of an address of `/data` that names a figure of the row, such as `h2o`. */
export const figureFragment = (field: string): string => `#${encodeURIComponent(field)}`;

/** The field that a fragment names; null = none. */
export const readFigure = (fragment: string): string | null => {
  const field = fragment.replace(/^#/, "");
  return /^\w+$/.test(field) ? field : null;
};
