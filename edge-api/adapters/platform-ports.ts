import { AUDIT_LIFE, DAY } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";
import type { Bodies } from "../ports/bodies.ts";
import type { AddressVariables } from "./client-address.ts";
import type { SqlDatabase } from "../storage/d1/database.ts";
import { replicatedReference, type SessionStart } from "../storage/d1/replicated-reference.ts";
import { d1Stores } from "../storage/d1/stores.ts";
import { environmentSettings, type SettingsVariables } from "./environment-settings.ts";
import { configuredMailer, outboxMailer, type MailBinding, type MailVariables } from "./mailer.ts";
import { movingBodies } from "./moving-bodies.ts";
import { tallied, type TallyStorage } from "./request-tally.ts";
import { SCRYPT_COST, scryptHasher, type Scrypt } from "./scrypt-hasher.ts";
import { securityContact } from "./security-contact.ts";
import type { Log } from "../ports/log.ts";

type LogLevel = keyof Log;
/** Writes a line to the platform's log. */
export type WriteLine = (line: string, level: LogLevel) => void;

/** Writes one JSON line per event to the platform's log. */
export function jsonLog(write: WriteLine, now: () => number): Log {
  const at =
    (level: LogLevel) =>
    (event: string, fields: Readonly<Record<string, unknown>>): void =>
      write(JSON.stringify({ ...fields, level, event, time: new Date(now()).toISOString() }), level);
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

/** The variables of both platforms. */
export interface PlatformVariables extends SettingsVariables, MailVariables, AddressVariables {
  /** public address of the page: links in mails begin with it, passkeys are bound to it */
  readonly PUBLIC_ORIGIN?: string | undefined;
  /** content service for /content, in place of the shipped texts: `https://host[/path]` */
  readonly CONTENT_ORIGIN?: string | undefined;
  /** where to report a vulnerability: an email address or a link */
  readonly SECURITY_CONTACT?: string | undefined;
  /** who gets a mail when a limit is passed */
  readonly OPERATOR_MAIL?: string | undefined;
  /** days that the audit log is kept, at most those of the privacy notice */
  readonly AUDIT_DAYS?: string | undefined;
}

const withoutTrailingSlash = (address: string): string => address.replace(/\/+$/, "");

/** How long the audit log is kept (ms): AUDIT_DAYS, at most AUDIT_LIFE, which the privacy notice promises. @throws Error for another number */
function auditLife(days: string | undefined): number {
  if (!days) return AUDIT_LIFE;
  const life = Number(days) * DAY;
  if (Number.isInteger(Number(days)) && life >= DAY && life <= AUDIT_LIFE) return life;
  throw new Error(`AUDIT_DAYS has to be a whole number from 1 to ${AUDIT_LIFE / DAY}.`);
}

/**
 * Names of variables without which a public server cannot mail links that work: its address, and who sends mail. On the
 * local runtime nothing is missing, because the outbox stands in.
 */
export function missingSettings(variables: PlatformVariables, hasMailBinding: boolean): readonly string[] {
  if (variables.LOCAL_RUNTIME === "1") return [];
  const { PUBLIC_ORIGIN, MAIL_FROM, MAIL_API_URL } = variables;
  return [
    ...(PUBLIC_ORIGIN ? [] : ["PUBLIC_ORIGIN"]),
    ...(MAIL_FROM ? [] : ["MAIL_FROM"]),
    ...(MAIL_API_URL || hasMailBinding ? [] : ["MAIL_API_URL"]),
  ];
}

const LOCAL_ORIGIN = "http://localhost:8787";

/** Ports that are built alike on both platforms, from the platform's database, scrypt, log output and mail binding. */
export const platformPorts = (
  variables: PlatformVariables,
  {
    database: uncounted,
    session,
    storage,
    scrypt,
    write,
    mail,
    bodies,
    localOrigin = LOCAL_ORIGIN,
    hashThreads,
  }: {
    readonly database: SqlDatabase;
    /** a session of the database that may read from replicas; absent: there are none */
    readonly session?: ((start: SessionStart) => SqlDatabase) | undefined;
    readonly storage: TallyStorage;
    readonly scrypt: Scrypt;
    readonly write: WriteLine;
    readonly mail?: MailBinding | undefined;
    /** bucket or folder of the bodies; absent: the database */
    readonly bodies?: Bodies | undefined;
    /** public address without PUBLIC_ORIGIN */
    readonly localOrigin?: string | undefined;
    /** password hashes computed at once, where scrypt runs in threads of its own */
    readonly hashThreads?: number | undefined;
  },
): Omit<Ports, "copies" | "assets" | "clientAddress"> => {
  const { database, tally } = tallied(uncounted, storage);
  const log = jsonLog(write, Date.now);
  const missing = missingSettings(variables, mail !== undefined);
  if (missing.length > 0) log.error("settings_missing", { settings: missing });
  const outbox = outboxMailer(database, Date.now);
  const stores = d1Stores(database);
  return {
    ...stores,
    openReference: session && replicatedReference((start) => tallied(session(start), storage).database),
    ...(bodies && { bodies: movingBodies(bodies, stores.bodies) }),
    settings: environmentSettings(variables),
    contentOrigin: variables.CONTENT_ORIGIN
      ? { address: withoutTrailingSlash(variables.CONTENT_ORIGIN), fetch: (url, init) => fetch(url, init) }
      : null,
    log,
    tally,
    missingSettings: missing,
    auditLife: auditLife(variables.AUDIT_DAYS),
    now: Date.now,
    pause: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
    newRequestId: () => crypto.randomUUID(),
    hasher: scryptHasher(scrypt, SCRYPT_COST, hashThreads),
    // without an address, links in mails would lead to the default origin
    mailer: missing.length > 0 ? outbox : configuredMailer(variables, mail, outbox),
    publicOrigin: withoutTrailingSlash(variables.PUBLIC_ORIGIN || localOrigin),
    passkeyOrigin: variables.PUBLIC_ORIGIN ? new URL(variables.PUBLIC_ORIGIN).origin : null,
    operatorMail: variables.OPERATOR_MAIL || null,
    securityContact: securityContact(variables.SECURITY_CONTACT, variables.PUBLIC_ORIGIN || localOrigin),
  };
};
