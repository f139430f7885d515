/**
 * Whether a request comes from a script of the app, by the Fetch Metadata headers: no image, prefetch, navigation or
 * foreign page. Clients that are no browsers send none of these headers and pass.
 */
export function isFromTheApp(headers: Headers): boolean {
  const site = headers.get("Sec-Fetch-Site") ?? "same-origin";
  const destination = headers.get("Sec-Fetch-Dest") ?? "empty";
  const purpose = `${headers.get("Sec-Purpose") ?? ""} ${headers.get("Purpose") ?? ""} ${headers.get("X-Moz") ?? ""}`;
  return site === "same-origin" && destination === "empty" && !/prefetch|prerender|preview/i.test(purpose);
}
