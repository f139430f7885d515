import words from "../../migrations/reference-data/built/trade-words.json?url";
import { fetchBytes, type Fetch } from "./http.ts";

/** Without them an import goes on: names are then found only as they stand. */
const TIMEOUT_MS = 15_000;

/** The words by which the names of other people's lists are read, as JSON text; fetched once. "" = they cannot be had now. */
export function tradeWordsOver(fetch: Fetch): () => Promise<string> {
  let text = "";
  return async () => {
    if (text !== "") return text;
    const reply = await fetchBytes(fetch, words, { timeoutMs: TIMEOUT_MS });
    if (reply.ok) text = new TextDecoder().decode(reply.value.bytes);
    return text;
  };
}
