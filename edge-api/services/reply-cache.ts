/** A gzipped JSON reply, ready to send. */
export interface EncodedReply {
  readonly gzip: ArrayBuffer;
  /** weak, because the same content may be sent with or without compression */
  readonly etag: string;
  /** version of the dataset */
  readonly version: string;
}

/**
 * Replies of this isolate. Keys are content hashes, so entries never become stale. Holds finished values only: on
 * Workers, a request may not await a promise of another request.
 */
export interface ReplyCache {
  get(key: string): EncodedReply | undefined;
  set(key: string, reply: EncodedReply): void;
}

const LIMIT_BYTES = 16 * 1024 * 1024;

/** Evicts the least recently used replies beyond the limit of gzipped bytes (an isolate has 128 MB). */
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
