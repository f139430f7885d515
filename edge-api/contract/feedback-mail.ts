/** Where feedback goes that no setting sends elsewhere: the mailbox feedback@ the host of the page. */
export const feedbackMail = (host: string): string => `mailto:feedback@${host}?subject=Feedback%20on%20Tare%201.0`;
