/** Workers rewrite `Accept-Encoding` of incoming requests; `cf` has what the client sent. */
export type IncomingRequest = Request & { readonly cf?: { readonly clientAcceptEncoding?: string } };

/** Whether a client accepts a content coding: by name or by `*`, and not with q=0 (RFC 9110, 12.5.3). */
export function acceptsCoding(request: IncomingRequest, name: string): boolean {
  const accepted = request.cf?.clientAcceptEncoding ?? request.headers.get("Accept-Encoding") ?? "";
  const offers = accepted.split(",").map((offer) => {
    const [coding = "", ...parameters] = offer.toLowerCase().split(";");
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((value) => value);
    return { coding: coding.trim(), refused: q !== undefined && Number(q) === 0 };
  });
  const offer = offers.find(({ coding }) => coding === name) ?? offers.find(({ coding }) => coding === "*");
  return offer !== undefined && !offer.refused;
}
