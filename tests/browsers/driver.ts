/** What the journey needs of a browser, whichever protocol drives it. */
export interface Driver {
  readonly goto: (address: string) => Promise<void>;
  /** Runs the body of a function in the page and gives its JSON value. */
  readonly run: (body: string, ...args: readonly unknown[]) => Promise<unknown>;
  /** Clicks the element that the body of a function gives, like a user. */
  readonly click: (body: string, ...args: readonly unknown[]) => Promise<void>;
  readonly type: (text: string, body: string, ...args: readonly unknown[]) => Promise<void>;
  readonly screenshot: (path: string) => Promise<void>;
  /** A second tab with the same storage; null = this protocol cannot open one. */
  readonly tab: (() => Promise<Driver>) | null;
  /** The same browser without stored data. */
  readonly fresh: () => Promise<Driver>;
  readonly end: () => Promise<void>;
}
