import assert from "node:assert/strict";
import { request } from "node:http";
import { gunzipSync } from "node:zlib";
import { securityHeaders } from "../../../edge-api/contract/security-headers.ts";
import type { Stores } from "../../../edge-api/ports.ts";
import type { CopyStore } from "../../../edge-api/ports/copy-store.ts";
import { prepareDataset, type Dataset } from "../../../edge-api/services/publish-dataset.ts";
import type { SqlDatabase } from "../../../edge-api/storage/d1/database.ts";

/** A reply as received, not decompressed. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | undefined;
}

/** The API on one of the adapters; its client has a page at `/` and a file under `/assets/`. */
export interface ApiUnderTest extends Stores {
  ask(path: string, asking?: Asking): Promise<Answer>;
  /** the server's database */
  readonly database: SqlDatabase;
  /** the server's clock */
  now(): number;
  /** Advances the server's clock; waits if it is the real one. */
  pass(milliseconds: number): Promise<void>;
  /** Runs what the platform runs on schedule. */
  sweep(): Promise<void>;
}

/** An adapter with a copy store. */
export interface ApiWithCopies extends ApiUnderTest {
  readonly copies: CopyStore;
}

export const PAGE =
  '<!doctype html><title>Tare</title><script type="module" crossorigin src="/assets/index-abc1234.js"></script>\n';
export const ASSET_PATH = "/assets/index-abc123.js";
export const ASSET = "export const built = true;\n";

/** A case that runs on every adapter. Each publishes its own datasets, so that the order does not matter. */
export interface Case {
  readonly name: string;
  /** handles megabytes: other runtimes run it in `npm run soak` only */
  readonly isLarge?: true;
  readonly run: (api: ApiUnderTest) => Promise<void>;
}

export interface CopyCase {
  readonly name: string;
  readonly run: (api: ApiWithCopies) => Promise<void>;
}

let serial = 0;

/** A new version name. */
export const freshVersion = (): string => `test-${++serial}`;

/** Publishes a dataset as the current version. */
export async function publish(api: ApiUnderTest, dataset: Dataset, now: () => number = Date.now): Promise<void> {
  await api.reference.publish(await prepareDataset({ reference: api.reference, now }, dataset));
}

/** The body as text, decompressed if necessary. */
export const textOf = ({ headers, bytes }: Answer): string =>
  new TextDecoder().decode(headers.get("Content-Encoding") === "gzip" ? gunzipSync(bytes) : bytes);

export const jsonOf = (answer: Answer): unknown => JSON.parse(textOf(answer));

/** Sends a request over a socket, because fetch would decompress the body. */
export function askOverHttp(origin: string, path: string, asking: Asking = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      new URL(path, origin),
      // a new connection: the other side may close a kept one at the moment of reuse
      { agent: false, method: asking.method ?? "GET", headers: asking.headers ?? {} },
      (message) => {
        const chunks: Uint8Array[] = [];
        message.on("data", (chunk: Uint8Array) => chunks.push(chunk));
        message.on("error", reject);
        message.on("end", () => {
          const headers = new Headers();
          for (const [name, value] of Object.entries(message.headers)) {
            if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
          }
          resolve({ status: message.statusCode ?? 0, headers, bytes: Buffer.concat(chunks) });
        });
      },
    );
    call.on("error", reject);
    call.end(asking.body);
  });
}

/** Checks all security headers and their values. @param what names the reply in a failure @param isOpenRead pages of every origin may read it */
export function assertSecured(answer: Answer, what: string, isOpenRead = false): void {
  const open = isOpenRead ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {};
  for (const [name, value] of Object.entries({ ...securityHeaders(), ...open })) {
    assert.equal(answer.headers.get(name), value, `${name} on ${what}`);
  }
}
