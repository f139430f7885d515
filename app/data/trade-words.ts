import words from "../../migrations/reference-data/built/trade-words.json?url";
import { fetchBytes, type Fetch } from "./http.ts";

/** Without trade words an import still works: names must then match exactly. */
const TIMEOUT_MS = 15_000;

/** Loads the trade words, with which imports recognise product names, as JSON text; fetched once. "" = not available now. */
export function tradeWordsOver(fetch: Fetch): () => Promise<string> {
  let text = "";
  return async () => {
    if (text !== "") return text;
    const reply = await fetchBytes(fetch, words, { timeoutMs: TIMEOUT_MS });
    if (reply.ok) text = new TextDecoder().decode(reply.value.bytes);
    return text;
  };
}
