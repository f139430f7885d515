import type { Ports } from "../ports.ts";
import type { AddressVariables } from "./client-address.ts";
import type { SqlDatabase } from "../storage/d1/database.ts";
import { d1Stores } from "../storage/d1/stores.ts";
import { environmentSettings } from "./environment-settings.ts";
import type { SettingsVariables } from "./environment-settings.ts";
import { jsonLog } from "./json-log.ts";
import { configuredMailer, outboxMailer } from "./mailer.ts";
import type { MailBinding, MailVariables } from "./mailer.ts";
import { scryptHasher } from "./scrypt-hasher.ts";
import type { Scrypt } from "./scrypt-hasher.ts";
import { securityContact } from "./security-contact.ts";

/** The variables of both platforms. */
export interface PlatformVariables extends SettingsVariables, MailVariables, AddressVariables {
  /** where people reach the page; links in mails begin with it, and passkeys are bound to it */
  readonly PUBLIC_ORIGIN?: string | undefined;
  /** a content service that /content asks in place of the shipped texts: `https://host[/path]` */
  readonly CONTENT_ORIGIN?: string | undefined;
  /** who hears of a weakness; an email address or a link */
  readonly SECURITY_CONTACT?: string | undefined;
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, "");

const LOCAL_ORIGIN = "http://localhost:8787";

/** What both entries choose alike, over what each has: a database, scrypt, a console, and perhaps a mail binding. */
export const platformPorts = (
  variables: PlatformVariables,
  {
    database,
    scrypt,
    write,
    mail,
  }: {
    readonly database: SqlDatabase;
    readonly scrypt: Scrypt;
    readonly write: (line: string) => void;
    readonly mail?: MailBinding | undefined;
  },
): Omit<Ports, "copies" | "assets" | "clientAddress"> => ({
  ...d1Stores(database),
  settings: environmentSettings(variables),
  contentOrigin: variables.CONTENT_ORIGIN
    ? { address: withoutSlash(variables.CONTENT_ORIGIN), fetch: (url, init) => fetch(url, init) }
    : null,
  log: jsonLog(write, Date.now),
  now: Date.now,
  pause: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
  newRequestId: () => crypto.randomUUID(),
  hasher: scryptHasher(scrypt),
  mailer: configuredMailer(variables, mail, outboxMailer(database, Date.now)),
  publicOrigin: withoutSlash(variables.PUBLIC_ORIGIN || LOCAL_ORIGIN),
  passkeyOrigin: variables.PUBLIC_ORIGIN ? new URL(variables.PUBLIC_ORIGIN).origin : null,
  securityContact: securityContact(variables.SECURITY_CONTACT, variables.PUBLIC_ORIGIN || LOCAL_ORIGIN),
});
