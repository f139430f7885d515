import type { PlatformVariables } from "../platform-ports.ts";

/** The variables that the Deno entry reads. `.deploy/start` grants access to these and no others. */
export const NAMES = [
  "HOST",
  "PORT",
  "TRUSTED_PROXIES",
  "TARE_STATE_DIR",
  "BODIES_DIR",
  "PUBLIC_ORIGIN",
  "MAIL_FROM",
  "MAIL_API_URL",
  "MAIL_API_KEY",
  "SMTP_URL",
  "OPERATOR_MAIL",
  "CONTENT_ORIGIN",
  "WORDPRESS_URL",
  "FEEDBACK_URL",
  "LEARN_MORE_URL",
  "SECURITY_CONTACT",
  "UNLOCK",
  "AUDIT_DAYS",
  "ERROR_REPORTS",
  "LOCAL_RUNTIME",
] as const satisfies readonly (
  keyof PlatformVariables | "HOST" | "PORT" | "TRUSTED_PROXIES" | "TARE_STATE_DIR" | "BODIES_DIR" | "SMTP_URL"
)[];

export type HostVariables = { readonly [Name in (typeof NAMES)[number]]?: string | undefined };

/** @param read the value of a variable of the environment */
export const hostVariables = (read: (name: string) => string | undefined): HostVariables =>
  Object.fromEntries(NAMES.map((name) => [name, read(name)]));

export interface HostSettings {
  /** address to listen on */
  readonly hostname: string;
  /** 0: any free port */
  readonly port: number;
  /** number of own proxies before the server */
  readonly proxies: number;
  /** the SQLite file */
  readonly file: string;
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most) throw new Error(`${name} is a whole number up to ${most}, not "${text}"`);
  return value;
}

/** Where to listen, and how many proxies to trust. @throws Error for an invalid value */
export const hostSettings = ({ HOST, PORT, TRUSTED_PROXIES, TARE_STATE_DIR }: HostVariables): HostSettings => ({
  hostname: HOST || "127.0.0.1",
  port: wholeNumber("PORT", PORT || "8787", 65_535),
  proxies: wholeNumber("TRUSTED_PROXIES", TRUSTED_PROXIES || "0", 16),
  file: `${TARE_STATE_DIR || ".wrangler/state"}/tare.sqlite`,
});

/** The address of the page for people who reach the host directly. */
export const localOrigin = (hostname: string, port: number): string =>
  `http://${/^(127\.|0\.0\.0\.0$|::1?$)/.test(hostname) ? "localhost" : hostname.includes(":") ? `[${hostname}]` : hostname}:${port}`;
