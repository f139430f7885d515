import { createRequire } from "node:module";

/** Playwright sends these to every Firefox. The long-term release 153 does not know them, and the journey needs none. */
const UNKNOWN: ReadonlySet<unknown> = new Set(["emulation.setMediaFeaturesOverride"]);

type Message = Readonly<Record<string, unknown>>;

interface Socket {
  send: (this: Socket, text: string, ...rest: readonly unknown[]) => void;
  emit: (this: Socket, event: string, ...values: readonly unknown[]) => boolean;
}

const ofTests = createRequire(import.meta.url);
const ofPlaywright = createRequire(ofTests.resolve("@playwright/test"));
const { ws } = ofPlaywright("playwright-core/lib/utilsBundle") as { readonly ws: { readonly prototype: Socket } };

const messageIn = (data: unknown): Message => JSON.parse(String(data)) as Message;

/** A download with an id, which that release does not give yet: its address has to do. */
const withDownloadId = (message: Message): Message => {
  const params = message["params"] as Message;
  return { ...message, params: { download: params["url"], ...params } };
};

/** Lets this version of Playwright drive the long-term release of Firefox too. */
export function driveLongTermRelease(): void {
  const { send, emit } = ws.prototype;
  ws.prototype.send = function (text, ...rest) {
    const { id, method } = messageIn(text);
    if (!UNKNOWN.has(method)) return send.call(this, text, ...rest);
    const answer = Buffer.from(JSON.stringify({ type: "success", id, result: {} }));
    setImmediate(() => emit.call(this, "message", answer, false));
    return undefined;
  };
  ws.prototype.emit = function (event, ...values) {
    const [data, ...rest] = values;
    const isDownload = event === "message" && String(data).includes('"method":"browsingContext.download');
    if (!isDownload) return emit.call(this, event, ...values);
    return emit.call(this, event, Buffer.from(JSON.stringify(withDownloadId(messageIn(data)))), ...rest);
  };
}
