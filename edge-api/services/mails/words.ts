/** What a mail says. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** What happened to an account, for a notice about it. */
export interface Notice {
  /** a moment in words, with its time zone */
  readonly when: string;
  /** `Firefox on Linux`, in the words of the language */
  readonly device: string;
  /** `https://host`, no slash at the end */
  readonly origin: string;
}

/** All mails of one language. */
export interface MailWords {
  readonly locale: string;
  readonly device: (browser: string, system: string) => string;
  readonly unknownDevice: string;
  readonly reset: (link: string) => MailText;
  readonly noAccount: (origin: string) => MailText;
  readonly firstPassword: (link: string) => MailText;
  readonly knownAddress: (link: string) => MailText;
  readonly verifyEmail: (link: string) => MailText;
  readonly passwordChanged: (notice: Notice) => MailText;
  readonly newDevice: (notice: Notice) => MailText;
  readonly passkeyAdded: (notice: Notice, name: string) => MailText;
  readonly passkeyRemoved: (notice: Notice, name: string) => MailText;
  /** @param left codes that can still be used */
  readonly recoveryCodeUsed: (notice: Notice, left: number) => MailText;
  readonly accountDeleted: (notice: Notice) => MailText;
}
