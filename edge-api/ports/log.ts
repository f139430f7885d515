/** What an operator has to see; fields hold no personal data, no token and no raw address. */
export interface Log {
  warn(event: string, fields: Readonly<Record<string, unknown>>): void;
  error(event: string, fields: Readonly<Record<string, unknown>>): void;
}
