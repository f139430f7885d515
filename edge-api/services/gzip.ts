const through = async (body: BodyInit, transform: CompressionStream | DecompressionStream): Promise<ArrayBuffer> => {
  const stream = new Response(body).body;
  return stream === null ? new ArrayBuffer(0) : new Response(stream.pipeThrough(transform)).arrayBuffer();
};

/** Compresses text (as UTF-8) or bytes. */
export const gzip = (body: string | ArrayBuffer): Promise<ArrayBuffer> => through(body, new CompressionStream("gzip"));

/** Rejects for bytes that are not gzip. */
export const gunzip = (bytes: ArrayBuffer): Promise<ArrayBuffer> => through(bytes, new DecompressionStream("gzip"));
