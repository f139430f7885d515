import { isReferenceKind, type ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";

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
