/** Who asks: nobody, a session of a user or of an admin, or the holder of a password-reset token. */
export const CREDENTIALS = ["none", "user", "admin", "reset"] as const;
export type Credential = (typeof CREDENTIALS)[number];

export interface AccessRule {
  readonly method: "GET" | "POST";
  /** a Hono path; `:name` stands for one segment */
  readonly path: string;
  /** a GET that changes nothing, so that HEAD may ask as well */
  readonly safe: boolean;
  /** the credentials that the call answers to */
  readonly allowed: readonly Credential[];
}

const openRead = (path: string): AccessRule => ({ method: "GET", path, safe: true, allowed: CREDENTIALS });

/**
 * Every call that the server answers, and to whom. The access middleware reads this table before any
 * handler runs: a route that is missing here cannot be reached, and a test says so.
 */
export const ACCESS = [
  openRead("/api/listUpdateTimes"),
  openRead("/api/listUpdateTimes/:region"),
  openRead("/api/listData"),
  openRead("/api/listData/:region_id"),
  openRead("/api/listKind/:kind"),
  openRead("/api/:kind/update"),
  openRead("/api/:kind/update/:region"),
  openRead("/api/dataVersions"),
  openRead("/api/health"),
  openRead("/customize/settings.json"),
] as const satisfies readonly AccessRule[];

/** Addresses under these belong to the server, never to the page; wrangler.toml names the same ones. */
export const SERVER_PREFIXES = ["/api/", "/customize/", "/content/"] as const;

export const isServerPath = (path: string): boolean => SERVER_PREFIXES.some((prefix) => path.startsWith(prefix));

/** The rules for one address, whatever the method; none: there is nothing at this address. */
export function rulesAt(path: string): readonly AccessRule[] {
  const segments = path.split("/");
  return ACCESS.filter((rule) => {
    const pattern = rule.path.split("/");
    return (
      pattern.length === segments.length &&
      pattern.every((part, index) => (part.startsWith(":") ? segments[index] !== "" : part === segments[index]))
    );
  });
}

/** The methods for an `Allow` header, HEAD beside the reads that are safe. */
export const allowedMethods = (rules: readonly AccessRule[]): readonly string[] => [
  ...new Set(rules.flatMap((rule) => (rule.safe ? [rule.method, "HEAD"] : [rule.method]))),
];
