export type MailText = readonly [subject: string, ...paragraphs: string[]];

/** Time and device of an account event, for the notice about it. */
export interface Notice {
  /** formatted date and time with time zone */
  readonly when: string;
  /** such as `Firefox on Linux`, in the mail's language */
  readonly device: string;
  /** `https://host`, without trailing slash */
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
  /**
   * @param registered the name that was typed, and when
   * @param days after which an unconfirmed account is deleted; null: never
   */
  readonly verifyEmail: (
    link: string,
    registered: { readonly name: string; readonly when: string },
    days: number | null,
  ) => MailText;
  readonly loginLink: (link: string) => MailText;
  readonly newEmail: (link: string) => MailText;
  /** to the address of an account that another user wants for their own */
  readonly emailTaken: () => MailText;
  /** to the old address; the link restores it */
  readonly emailChanged: (notice: Notice, link: string) => MailText;
  readonly passwordChanged: (notice: Notice) => MailText;
  readonly newDevice: (notice: Notice) => MailText;
  readonly passkeyAdded: (notice: Notice, name: string) => MailText;
  readonly passkeyRemoved: (notice: Notice, name: string) => MailText;
  readonly keyCreated: (notice: Notice, name: string) => MailText;
  /** number of unused codes */
  readonly recoveryCodeUsed: (notice: Notice, left: number) => MailText;
  readonly accountDeleted: (notice: Notice) => MailText;
}
