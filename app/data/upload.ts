import type { Fetch } from "./http.ts";

/** Gives a `fetch` that reports the part of the request body that is sent, 0 to 1. */
export type Upload = (report: (sent: number) => void) => Fetch;

/** Uploads by XMLHttpRequest, because fetch says nothing of a request on its way. */
export const browserUpload: Upload = (report) => (url, init) =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(init.method ?? "GET", url);
    new Headers(init.headers).forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.addEventListener("progress", ({ loaded, total }) => report(total === 0 ? 1 : loaded / total));
    call.addEventListener("load", () => {
      const headers = new Headers();
      const retryAfter = call.getResponseHeader("Retry-After");
      if (retryAfter !== null) headers.set("Retry-After", retryAfter);
      resolve(new Response(call.responseText, { status: call.status, headers }));
    });
    call.addEventListener("error", () => reject(new TypeError(`${url} cannot be reached`)));
    call.addEventListener("abort", () => reject(init.signal?.reason));
    init.signal?.addEventListener("abort", () => call.abort());
    call.send(init.body as XMLHttpRequestBodyInit);
  });
