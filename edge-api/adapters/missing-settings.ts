import type { MailVariables } from "./mailer.ts";

/** What decides whether settings are missing. */
interface RequiredVariables extends MailVariables {
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly LOCAL_RUNTIME?: string | undefined;
}

/**
 * Names of variables without which a public server cannot mail links that work: its address, and who sends mail. On the
 * local runtime nothing is missing, because the outbox stands in.
 */
export function missingSettings(variables: RequiredVariables, hasMailBinding: boolean): readonly string[] {
  if (variables.LOCAL_RUNTIME === "1") return [];
  const { PUBLIC_ORIGIN, MAIL_FROM, MAIL_API_URL } = variables;
  return [
    ...(PUBLIC_ORIGIN ? [] : ["PUBLIC_ORIGIN"]),
    ...(MAIL_FROM ? [] : ["MAIL_FROM"]),
    ...(MAIL_API_URL || hasMailBinding ? [] : ["MAIL_API_URL"]),
  ];
}
