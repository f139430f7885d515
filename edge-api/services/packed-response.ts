/** `manual`: the body is already compressed, so workerd must not compress it again. Other runtimes ignore it. */
interface EncodedInit extends ResponseInit {
  readonly encodeBody: "manual";
}

/** A response with a gzipped body. */
export function packedResponse(gzip: ArrayBuffer | ReadableStream, status: number, headers: HeadersInit): Response {
  const withEncoding = new Headers(headers);
  withEncoding.set("Content-Encoding", "gzip");
  const init: EncodedInit = { status, headers: withEncoding, encodeBody: "manual" };
  return new Response(gzip, init);
}
