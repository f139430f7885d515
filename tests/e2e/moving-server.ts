import { DATA_VERSION_HEADER } from "../../edge-api/contract/reference-replies.ts";
import type { BrowserContext, Route } from "@playwright/test";

/** A row of a list: of update times, or of data. */
interface Row {
  readonly kind: string;
  readonly updateTime?: number;
  readonly data?: string;
}

/** The calls for reference data. */
export const LISTS = /\/api\/list(Data|Kind|UpdateTimes)/;

/** Kinds that change with every version; the version is added to a displayed name. */
export const MOVING = { metric: "metric_name", usecase: "usecase_name", "region-spec": "region_name" } as const;

const isMoving = (kind: string): kind is keyof typeof MOVING => kind in MOVING;

/** A figure that is doubled from the second version on. */
export interface MovingFigure {
  readonly kind: string;
  readonly key: string;
  readonly field: string;
}

const doubled = (row: Row, data: string, { key, field }: MovingFigure): Row => {
  const records = JSON.parse(data) as Record<string, Record<string, unknown>>;
  return {
    ...row,
    data: JSON.stringify({ ...records, [key]: { ...records[key], [field]: 2 * Number(records[key]?.[field]) } }),
  };
};

const marked = (row: Row, version: string, figure: MovingFigure | null): Row => {
  if (row.data === undefined) return row;
  if (row.kind === figure?.kind && version !== "v1") return doubled(row, row.data, figure);
  if (!isMoving(row.kind)) return row;
  const field = MOVING[row.kind];
  const records = JSON.parse(row.data) as Record<string, Record<string, unknown>>;
  for (const record of Object.values(records)) record[field] = `${String(record[field])} ${version}`;
  return { ...row, data: JSON.stringify(records) };
};

/**
 * Serves the real reference data under version names of the test, which can change while a page is loading, as with a
 * publication during a load.
 */
export class MovingServer {
  /** the version served now */
  version = "v1";
  /** versions of all answers so far */
  readonly served: string[] = [];
  private readonly next: { readonly before: RegExp; readonly version: string }[] = [];

  private readonly figure: MovingFigure | null;

  constructor(figure: MovingFigure | null = null) {
    this.figure = figure;
  }

  /** Serves another version from the first call on whose path matches. */
  moveBefore(before: RegExp, version: string): void {
    this.next.push({ before, version });
  }

  async standIn(context: BrowserContext): Promise<void> {
    await context.route(LISTS, (route) => this.answer(route));
  }

  private async answer(route: Route): Promise<void> {
    const address = new URL(route.request().url());
    const { pathname } = address;
    const move = this.next[0];
    if (move?.before.test(pathname)) {
      this.version = move.version;
      this.next.shift();
    }
    // versions are never deleted: a call with a version gets that one
    const version = address.searchParams.get("version") ?? this.version;
    const etag = `"${version}${pathname.includes("/Europe") ? "-Europe" : ""}"`;
    this.served.push(`${version} ${pathname}`);
    if (route.request().headers()["if-none-match"] === etag) {
      await route.fulfill({ status: 304, headers: { ETag: etag, [DATA_VERSION_HEADER]: version } });
      return;
    }
    const { "if-none-match": _, ...headers } = route.request().headers();
    address.search = "";
    // the server closes idle connections; the next call then has to open one
    const real = (await (await route.fetch({ headers, url: address.href, maxRetries: 3 })).json()) as readonly Row[];
    const number = Number(version.slice(1));
    const moves = ({ kind }: Row) => isMoving(kind) || kind === this.figure?.kind;
    const rows = real.map((row) =>
      row.updateTime !== undefined && moves(row)
        ? { ...row, updateTime: row.updateTime + number }
        : marked(row, version, this.figure),
    );
    await route.fulfill({ status: 200, headers: { ETag: etag, [DATA_VERSION_HEADER]: version }, json: rows });
  }
}
