/** What the journey needs of a browser, whichever protocol drives it. */
export interface Driver {
  /** Whether the browser keeps the page for use without a network when a program drives it. */
  readonly worksOffline: boolean;
  readonly goto: (address: string) => Promise<void>;
  /** Runs the body of a function in the page and gives its JSON value. */
  readonly run: (body: string, ...args: readonly unknown[]) => Promise<unknown>;
  /** Clicks the element that the body of a function gives, like a user. */
  readonly click: (body: string, ...args: readonly unknown[]) => Promise<void>;
  /** Replaces the text of a field by typing. */
  readonly type: (text: string, body: string, ...args: readonly unknown[]) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly screenshot: (path: string) => Promise<void>;
  /** A second tab with the same storage. */
  readonly tab: () => Promise<Driver>;
  /** The same browser without stored data. */
  readonly fresh: () => Promise<Driver>;
  readonly end: () => Promise<void>;
}
