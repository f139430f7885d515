export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** the account is gone: a mail that is kept is kept without its address */
  readonly isLast?: true;
}

/** @throws if the mail was neither sent nor kept for sending */
export interface Mailer {
  /** a provider delivers; false: mail stays in the outbox of the installation */
  readonly reachesMailboxes: boolean;
  send(mail: Mail): Promise<void>;
}
