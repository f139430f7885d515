/**
 * Credentials of a caller: none, a session of a user or of an administrator, a password-reset token, or a key for scripts
 * that may read, or also change, the items of its owner. A key of an administrator has no more rights than others.
 */
export const CREDENTIALS = ["none", "user", "admin", "reset", "read key", "key"] as const;
export type Credential = (typeof CREDENTIALS)[number];

/** Whose rows a call reads or changes: shared ones, the caller's own, or one item of the caller's by id. */
export type Ownership = "shared" | "own" | "own item";

export interface AccessRule {
  readonly method: "GET" | "POST";
  /** a Hono path; `:name` matches one segment */
  readonly path: string;
  /** a GET that changes nothing; it also answers HEAD */
  readonly safe: boolean;
  /** accepted credentials; with all of them, the Authorization header is not read */
  readonly allowed: readonly Credential[];
  readonly owns: Ownership;
  /** whether the session needs a proof (password or passkey) within FRESH_PROOF_LIFE */
  readonly fresh?: "always" | "unless dry run";
  /** stores work of the caller, whose bytes are counted (storage/d1/user-bytes.ts) */
  readonly countsBytes?: true;
}

const SESSIONS = ["user", "admin"] as const satisfies readonly Credential[];
const READERS = [...SESSIONS, "read key", "key"] as const satisfies readonly Credential[];
const WRITERS = [...SESSIONS, "key"] as const satisfies readonly Credential[];

const openRead = <Path extends string>(path: Path) =>
  ({ method: "GET", path, safe: true, allowed: CREDENTIALS, owns: "shared" }) as const;
const openPost = <Path extends string>(path: Path) =>
  ({ method: "POST", path, safe: false, allowed: CREDENTIALS, owns: "shared" }) as const;
const read = <Path extends string>(path: Path, owns: Ownership = "own") =>
  ({ method: "GET", path, safe: true, allowed: SESSIONS, owns }) as const;
const write = <Path extends string>(path: Path, owns: Ownership = "own") =>
  ({ method: "POST", path, safe: false, allowed: SESSIONS, owns }) as const;
/** Calls about the caller's items, for sessions and keys. */
const itemRead = <Path extends string>(path: Path, owns: Ownership = "own") =>
  ({ ...read(path, owns), allowed: READERS }) as const;
const itemWrite = <Path extends string>(path: Path, owns: Ownership = "own") =>
  ({ ...write(path, owns), allowed: WRITERS, countsBytes: true }) as const;
/** A change of login protection; needs a fresh proof. */
const guardedWrite = <Path extends string>(path: Path, owns: Ownership = "own") =>
  ({ ...write(path, owns), fresh: "always" }) as const;
/** A GET that changes state, as specified. Never answers HEAD, prefetches, images or foreign pages. */
const erase = <Path extends string>(path: Path) =>
  ({ method: "GET", path, safe: false, allowed: SESSIONS, owns: "own item" }) as const;
const itemErase = <Path extends string>(path: Path) => ({ ...erase(path), allowed: WRITERS }) as const;
const adminWrite = <Path extends string>(path: Path) =>
  ({ method: "POST", path, safe: false, allowed: ["admin"], owns: "shared", fresh: "unless dry run" }) as const;
const adminRead = <Path extends string>(path: Path) =>
  ({ method: "GET", path, safe: true, allowed: ["admin"], owns: "shared" }) as const;
/** Open to guests, but a token that is sent must be valid. */
const report = <Path extends string>(path: Path) =>
  ({ method: "POST", path, safe: false, allowed: ["none", ...SESSIONS], owns: "own" }) as const;

/**
 * Every call of the server with its accepted credentials. The access middleware checks this table before any handler
 * runs: a route without a row is unreachable, and a test fails.
 */
export const ACCESS = [
  openRead("/api/listUpdateTimes"),
  openRead("/api/listUpdateTimes/:region"),
  openRead("/api/listData"),
  openRead("/api/listData/:region_id"),
  openRead("/api/listKind/:kind"),
  openRead("/api/listKind/:kind/:region"),
  openRead("/api/:kind/update"),
  openRead("/api/:kind/update/:region"),
  openRead("/api/dataVersions"),
  openRead("/api/kindHistory/:kind"),
  openRead("/api/health"),
  openRead("/api/openapi.json"),
  openRead("/customize/settings.json"),
  openRead("/content/"),
  openRead("/content/image"),
  openRead("/.well-known/security.txt"),
  openRead("/api/share/:id"),
  openRead("/api/oembed"),
  openRead("/data/:version/"),
  openRead("/data/:version/:file"),
  openPost("/api/login"),
  openPost("/api/passkeyLoginOptions"),
  openPost("/api/passkeyLogin"),
  openPost("/api/secondFactorOptions"),
  openPost("/api/secondFactor"),
  openPost("/api/register"),
  openPost("/api/resetPassword"),
  openPost("/api/loginLink"),
  openPost("/api/logInByLink"),
  openPost("/api/restoreEmail"),
  openPost("/api/pageFailed"),
  // a token that is sent must be valid: it gets the wider limit
  { method: "POST", path: "/api/score", safe: false, allowed: ["none", ...READERS], owns: "shared" },
  { method: "POST", path: "/api/changePassword", safe: false, allowed: ["reset", ...SESSIONS], owns: "own" },
  write("/api/logout"),
  read("/api/user"),
  { ...read("/api/exportUser"), fresh: "always" },
  write("/api/deleteUser"),
  write("/api/confirmOptions"),
  write("/api/confirm"),
  read("/api/listPasskey"),
  guardedWrite("/api/passkeyOptions"),
  guardedWrite("/api/addPasskey"),
  write("/api/renamePasskey", "own item"),
  guardedWrite("/api/removePasskey", "own item"),
  guardedWrite("/api/askPasskey"),
  guardedWrite("/api/makeRecoveryCodes"),
  read("/api/listKey"),
  guardedWrite("/api/createKey"),
  write("/api/removeKey", "own item"),
  write("/api/sendVerification"),
  write("/api/changeProfile"),
  guardedWrite("/api/changeEmail"),
  write("/api/confirmEmail"),
  read("/api/listSession"),
  erase("/api/deleteSession/:id"),
  write("/api/endOtherSessions"),
  read("/api/listAccountEvent"),
  itemRead("/api/listComparison"),
  itemRead("/api/listPortfolio"),
  itemRead("/api/listProduct"),
  itemRead("/api/listFood"),
  itemRead("/api/listMapping"),
  itemRead("/api/portfolio/:id", "own item"),
  itemWrite("/api/createComparison"),
  itemWrite("/api/createPortfolio"),
  itemWrite("/api/createProduct"),
  itemWrite("/api/createFood"),
  itemWrite("/api/createMapping"),
  itemWrite("/api/updateComparison", "own item"),
  itemWrite("/api/updatePortfolio", "own item"),
  itemWrite("/api/updateProduct", "own item"),
  itemWrite("/api/updateFood", "own item"),
  itemWrite("/api/updateMapping", "own item"),
  itemErase("/api/deleteComparison/:id"),
  itemErase("/api/deletePortfolio/:id"),
  itemErase("/api/deleteProduct/:id"),
  itemErase("/api/deleteFood/:id"),
  itemErase("/api/deleteMapping/:id"),
  itemWrite("/api/share"),
  itemRead("/api/listShare"),
  itemErase("/api/deleteShare/:id"),
  report("/api/verifyEmail"),
  report("/api/comparison_scores_calculated"),
  report("/api/portfolio_scores_calculated"),
  adminRead("/api/users"),
  adminRead("/api/list_comparison_scores_calculated"),
  adminRead("/api/list_portfolio_scores_calculated"),
  adminRead("/api/countScoreReports/:kind"),
  adminRead("/api/audit"),
  adminRead("/api/operation"),
  adminRead("/api/dataHealth"),
  adminWrite("/api/updateKind/:kind"),
  adminWrite("/api/updateKind/:kind/:region"),
  adminWrite("/api/rollbackKind/:kind"),
] as const satisfies readonly AccessRule[];

/** Whether the call is open to everybody: no credential is read and the reply is the same for all. */
export const isOpen = (rule: AccessRule): boolean =>
  CREDENTIALS.every((credential) => rule.allowed.includes(credential));
/** Path prefixes of the server; everything else is the page's. Keep equal to wrangler.toml. */
export const SERVER_PREFIXES = ["/api/", "/customize/", "/content/", "/data/", "/.well-known/"] as const;

/** Whether the server answers a path, instead of the page. */
export const isServerPath = (path: string): boolean => SERVER_PREFIXES.some((prefix) => path.startsWith(prefix));

/** Open reads that pages of other origins have no use for: who has the address of a share opens its page or its frame. */
const SAME_ORIGIN: readonly string[] = ["/api/health", "/api/share/:id"];

/** Open data and open reads: pages of every origin may read them. Errors of the open data too, where no rule holds. */
export const isOpenRead = (method: string, path: string): boolean =>
  path.startsWith("/data/") ||
  (["GET", "HEAD"].includes(method) &&
    path.startsWith("/api/") &&
    rulesAt(path).some((rule) => rule.safe && isOpen(rule) && !SAME_ORIGIN.includes(rule.path)));

/** Paths that are always 404: names that begin with a dot, and the platform's own file of the build. */
export const isHiddenPath = (path: string): boolean => /(\/|%2f)(\.|%2e)|^\/_headers$/i.test(path);

/** The rules of a path for all methods; empty: unknown path. */
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

/** The methods for an `Allow` header; safe reads add HEAD. */
export const allowedMethods = (rules: readonly AccessRule[]): readonly string[] => [
  ...new Set(rules.flatMap((rule) => (rule.safe ? [rule.method, "HEAD"] : [rule.method]))),
];
