export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** @throws if the mail was neither sent nor kept for sending */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
