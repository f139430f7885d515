/** An answer ready to be sent: JSON, packed. */
export interface EncodedReply {
  readonly gzip: ArrayBuffer;
  /** a weak validator, for the same content may travel packed or not */
  readonly etag: string;
  /** of the dataset that the answer is of */
  readonly version: string;
}

/**
 * What this isolate has already read and packed. Keys are content addresses, so nothing in here can be out of date.
 * It keeps finished values only: a promise of one request may not be awaited by another on Workers.
 */
export interface ReplyCache {
  get(key: string): EncodedReply | undefined;
  set(key: string, reply: EncodedReply): void;
}

const LIMIT_BYTES = 16 * 1024 * 1024;

/** The oldest use leaves first when the packed bytes exceed the limit (an isolate has 128 MB). */
export function createReplyCache(limitBytes = LIMIT_BYTES): ReplyCache {
  const replies = new Map<string, EncodedReply>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= replies.get(key)?.gzip.byteLength ?? 0;
    replies.delete(key);
  };
  return {
    get(key) {
      const reply = replies.get(key);
      if (reply !== undefined) {
        replies.delete(key);
        replies.set(key, reply);
      }
      return reply;
    },
    set(key, reply) {
      drop(key);
      replies.set(key, reply);
      bytes += reply.gzip.byteLength;
      for (const oldest of replies.keys()) {
        if (bytes <= limitBytes || oldest === key) break;
        drop(oldest);
      }
    },
  };
}
