import type { Ports } from "../ports.ts";
import type { PartStore } from "../ports/part-store.ts";
import type { AddressVariables } from "./client-address.ts";
import type { SqlDatabase } from "../storage/d1/database.ts";
import { d1Stores } from "../storage/d1/stores.ts";
import { environmentSettings, type SettingsVariables } from "./environment-settings.ts";
import { jsonLog } from "./json-log.ts";
import { configuredMailer, outboxMailer, type MailBinding, type MailVariables } from "./mailer.ts";
import { scryptHasher, type Scrypt } from "./scrypt-hasher.ts";
import { securityContact } from "./security-contact.ts";

/** The variables of both platforms. */
export interface PlatformVariables extends SettingsVariables, MailVariables, AddressVariables {
  /** public address of the page: links in mails begin with it, passkeys are bound to it */
  readonly PUBLIC_ORIGIN?: string | undefined;
  /** content service for /content, in place of the shipped texts: `https://host[/path]` */
  readonly CONTENT_ORIGIN?: string | undefined;
  /** where to report a vulnerability: an email address or a link */
  readonly SECURITY_CONTACT?: string | undefined;
}

const withoutTrailingSlash = (address: string): string => address.replace(/\/+$/, "");

const LOCAL_ORIGIN = "http://localhost:8787";

/** Ports that are built alike on both platforms, from the platform's database, scrypt, log output and mail binding. */
export const platformPorts = (
  variables: PlatformVariables,
  {
    database,
    scrypt,
    write,
    mail,
    parts,
  }: {
    readonly database: SqlDatabase;
    readonly scrypt: Scrypt;
    readonly write: (line: string) => void;
    readonly mail?: MailBinding | undefined;
    /** bucket or folder of the parts; absent: the database */
    readonly parts?: PartStore | undefined;
  },
): Omit<Ports, "copies" | "assets" | "clientAddress"> => ({
  ...d1Stores(database),
  ...(parts && { parts }),
  settings: environmentSettings(variables),
  contentOrigin: variables.CONTENT_ORIGIN
    ? { address: withoutTrailingSlash(variables.CONTENT_ORIGIN), fetch: (url, init) => fetch(url, init) }
    : null,
  log: jsonLog(write, Date.now),
  now: Date.now,
  pause: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
  newRequestId: () => crypto.randomUUID(),
  hasher: scryptHasher(scrypt),
  mailer: configuredMailer(variables, mail, outboxMailer(database, Date.now)),
  publicOrigin: withoutTrailingSlash(variables.PUBLIC_ORIGIN || LOCAL_ORIGIN),
  passkeyOrigin: variables.PUBLIC_ORIGIN ? new URL(variables.PUBLIC_ORIGIN).origin : null,
  securityContact: securityContact(variables.SECURITY_CONTACT, variables.PUBLIC_ORIGIN || LOCAL_ORIGIN),
});
