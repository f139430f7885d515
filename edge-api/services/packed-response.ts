/** `manual`: the bytes are packed already; without it workerd packs them a second time. Other runtimes ignore it. */
interface PackedInit extends ResponseInit {
  readonly encodeBody: "manual";
}

/** An answer whose body is gzip already. */
export function packedResponse(gzip: ArrayBuffer | ReadableStream, status: number, headers: HeadersInit): Response {
  const withEncoding = new Headers(headers);
  withEncoding.set("Content-Encoding", "gzip");
  const init: PackedInit = { status, headers: withEncoding, encodeBody: "manual" };
  return new Response(gzip, init);
}
