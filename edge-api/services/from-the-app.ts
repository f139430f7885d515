/**
 * Whether a call comes from a script of the app itself, as far as browsers tell: no image, no prefetch, no navigation
 * and no foreign page. A client that is no browser sends none of these headers.
 */
export function isFromTheApp(headers: Headers): boolean {
  const site = headers.get("Sec-Fetch-Site") ?? "same-origin";
  const destination = headers.get("Sec-Fetch-Dest") ?? "empty";
  const purpose = `${headers.get("Sec-Purpose") ?? ""} ${headers.get("Purpose") ?? ""} ${headers.get("X-Moz") ?? ""}`;
  return site === "same-origin" && destination === "empty" && !/prefetch|prerender|preview/i.test(purpose);
}
