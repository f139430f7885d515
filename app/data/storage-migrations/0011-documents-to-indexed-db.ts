import type { DocumentKind } from "../documents/document-kind.ts";
import { comparisonKind, foodKind, productKind } from "../documents/plain-kinds.ts";
import { openDocuments, type Documents } from "../documents/documents.ts";
import { portfolioKind } from "../documents/portfolio-kind.ts";
import { jsonOf } from "../json-of.ts";
import { ok } from "../outcome.ts";
import { GUEST } from "../record-store.ts";
import type { MigrationPorts } from "../stored-version.ts";

/** No messages: this runs before the first page. */
const SILENT = { post: () => undefined, listen: () => () => undefined };

/** The documents under a key: a list, or an object by id or use case of documents or lists. Null = unreadable. */
const documentsIn = (text: string): readonly unknown[] | null => {
  const value = jsonOf(text);
  return typeof value === "object" && value !== null ? Object.values(value).flat() : null;
};

/** Moves documents; "unreadable" if some cannot be read, "refused" if the store fails. */
async function move<D>(
  kind: DocumentKind<D>,
  documents: Documents<D>,
  text: string,
  now: number,
): Promise<"moved" | "unreadable" | "refused"> {
  const found = documentsIn(text);
  if (found === null) return "unreadable";
  let unreadable = false;
  for (const value of found) {
    const parsed = kind.parse(value);
    if (!parsed.ok) {
      unreadable = true;
      continue;
    }
    const written = await documents.change(GUEST, kind.idOf(parsed.value), (record) =>
      // a stored document is newer than the old text
      ok(record === null ? { document: parsed.value, changed: now, sync: null } : undefined),
    );
    if (!written.ok) return "refused";
  }
  return unreadable ? "unreadable" : "moved";
}

/**
 * Version 10 had documents in local storage; version 11 has them in IndexedDB. Moves what can be read, in the current format;
 * if anything cannot be read, the old text is kept as a backup. Gives whether it is done.
 */
export async function documentsToIndexedDb({ flags, backups, records, now }: MigrationPorts): Promise<boolean> {
  const moves = [
    { key: "comparisons", run: (text: string) => moveOf(comparisonKind, text) },
    { key: "portfolios", run: (text: string) => moveOf(portfolioKind, text) },
    { key: "custom_products", run: (text: string) => moveOf(productKind, text) },
    { key: "customFoods", run: (text: string) => moveOf(foodKind, text) },
  ];
  const moveOf = <D>(kind: DocumentKind<D>, text: string) =>
    move(kind, openDocuments(records, SILENT, kind), text, now());
  for (const { key, run } of moves) {
    const text = flags.local.read(key);
    if (text === null) continue;
    const end = await run(text);
    if (end === "refused") return false;
    const kept = end === "moved" || (await backups.keep(JSON.stringify({ localStorage: [[key, text]] }))).ok;
    if (!kept) return false;
    flags.local.remove(key);
  }
  return true;
}
