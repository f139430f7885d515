/** A program that a deployment calls, with its arguments. */
export type ProgramCall = readonly [program: "npm" | "wrangler" | "node", ...args: string[]];

export interface DeploymentOptions {
  /** environment of wrangler.toml; absent: production */
  readonly env?: string | undefined;
  /** true = the local runtime in `state`, of which nothing is uploaded */
  readonly local?: boolean | undefined;
  readonly state: string;
  /** where a new database has to stay: `eu` or `fedramp`; can be chosen at its creation only */
  readonly jurisdiction?: string | undefined;
  /** file that the backup is written to */
  readonly backup: string;
  /** settings of the installation by name, in addition to those it has (docs/configuration.md) */
  readonly variables: Readonly<Record<string, string>>;
  readonly databaseName: string;
  /** whether the account has that database */
  readonly hasDatabase: boolean;
}

/**
 * The calls of a deployment in their order. Whatever can fail without touching the installation comes first; migrations only
 * add, so the build of before works with the database of after. The same calls again change nothing.
 */
export function deployment(options: DeploymentOptions): readonly ProgramCall[] {
  const { env, databaseName } = options;
  const build: readonly ProgramCall[] = [
    ["npm", "run", "--silent", "build"],
    ["wrangler", "deploy", "--dry-run", `--env=${env ?? ""}`],
  ];
  if (options.local) return [...build, ["node", "migrations/seed/main.ts", "--state", options.state]];
  const place = ["--remote", ...(env === undefined ? [] : ["--env", env])];
  const where = options.jurisdiction === undefined ? [] : ["--jurisdiction", options.jurisdiction];
  return [
    ...build,
    options.hasDatabase
      ? ["node", "migrations/backup/backup.ts", options.backup, ...place]
      : ["wrangler", "d1", "create", databaseName, ...where],
    ["node", "migrations/seed/main.ts", ...place],
    [
      "wrangler",
      "deploy",
      `--env=${env ?? ""}`,
      "--keep-vars",
      ...Object.entries(options.variables).map(([name, value]) => `--var=${name}:${value}`),
    ],
  ];
}

/** A call as somebody would type it; values of settings are left out. */
export const typedCall = ([program, ...args]: ProgramCall): string =>
  [
    program === "wrangler" ? "npx wrangler" : program,
    ...args.map((arg) => arg.replace(/^(--var=\w+:).*$/s, "$1…")),
  ].join(" ");
