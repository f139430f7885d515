import { detailOf, failed, ok, type Outcome } from "./outcome.ts";

/** Puts a text into the clipboard; a page that is not served securely, or may not, has none. */
export async function copyText(text: string): Promise<Outcome<null>> {
  const clipboard: Clipboard | undefined = globalThis.navigator.clipboard;
  if (clipboard === undefined) return failed("storage_unavailable", "no clipboard");
  try {
    await clipboard.writeText(text);
    return ok(null);
  } catch (error) {
    return failed("storage_unavailable", detailOf(error));
  }
}
