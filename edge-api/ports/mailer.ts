export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** the account was deleted: the outbox stores this mail without its address */
  readonly isLast?: true;
}

/** @throws Error if the mail was neither sent nor stored */
export interface Mailer {
  /** whether a provider delivers mail; false: mail stays in the outbox */
  readonly reachesMailboxes: boolean;
  send(mail: Mail): Promise<void>;
}
