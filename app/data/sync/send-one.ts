import type { Documents } from "../documents/documents.ts";
import { ok, type Outcome, type Problem } from "../outcome.ts";
import type { Owner } from "../record-store.ts";
import type { ServerAnswer, ServerDocuments } from "./server-documents.ts";
import type { Mergeable } from "./mergeable.ts";
import {
  afterAcknowledgement,
  afterServerDelete,
  afterRefusal,
  afterServerCopy,
  nextRequest,
  withMark,
  type Sending,
  type SyncRecord,
} from "./sync-record.ts";

/** The result of one attempt to send a document. */
export type SendResult =
  /** the record has the outcome; if it is still unsent, it is sent again or waits for the user */
  | { readonly kind: "settled" }
  | { readonly kind: "later"; readonly problem: Problem; readonly retryAfterMs: number | null }
  | { readonly kind: "not_admitted" }
  | { readonly kind: "not_stored"; readonly problem: Problem };

/** Adds the mark again: the server's current copy may lack it. */
const markedAgain = <D>(record: SyncRecord<D> | null, mergeable: Mergeable<D>): SyncRecord<D> | null =>
  record && withMark(record, mergeable);

/** The record after an answer; `undefined` = unchanged. */
function settled<D>(
  documents: Documents<D>,
  record: SyncRecord<D>,
  answer: ServerAnswer<D>,
): SyncRecord<D> | null | undefined {
  const { mergeable } = documents.kind;
  switch (answer.kind) {
    case "saved":
      return afterAcknowledgement(record, answer.version, mergeable);
    case "has":
      return markedAgain(afterServerCopy(record, answer.theirs, mergeable), mergeable);
    case "erased":
      return afterServerDelete(record);
    case "refused":
      return afterRefusal(record, answer.problem, mergeable);
    case "later":
    case "not_admitted":
      return undefined;
  }
}

/**
 * Sends the current version of one document. The record stores what is sent before it is sent, so that a lost reply, or a page
 * that closes in between, is recognised afterwards: the same version is sent again until its outcome is known.
 */
export async function sendOne<D>(
  { api, report }: { readonly api: ServerDocuments; readonly report?: ((sent: number) => void) | undefined },
  documents: Documents<D>,
  owner: Owner,
  id: string,
): Promise<SendResult> {
  const prepared: Sending<D>[] = [];
  const stored = await documents.change(
    owner,
    id,
    (record): Outcome<SyncRecord<D> | null> => {
      const next = record && nextRequest(record);
      // written unchanged, which removes an outdated outbox item
      if (next === null) return ok(record);
      prepared.push(next.sending);
      return ok(next.record);
    },
    "whole",
  );
  if (!stored.ok) return { kind: "not_stored", problem: stored.problem };
  const sending = prepared.at(-1);
  if (sending === undefined) return { kind: "settled" };
  const answer =
    sending.kind === "save"
      ? await api.save(owner, documents.kind, sending.document, sending.version, report)
      : await api.erase(owner, documents.kind, id, sending.version);
  if (answer.kind === "later" || answer.kind === "not_admitted") return answer;
  const kept = await documents.change(
    owner,
    id,
    (record) => ok(record === null ? undefined : settled(documents, record, answer)),
    // only a merge needs the whole record
    answer.kind === "has" ? "whole" : undefined,
  );
  return kept.ok ? { kind: "settled" } : { kind: "not_stored", problem: kept.problem };
}
