import type { Documents } from "../documents/documents.ts";
import { type Done, failed, ok } from "../outcome.ts";
import { newId } from "../plain-json.ts";
import type { Owner } from "../record-store.ts";
import type { LineDecision } from "./mergeable.ts";
import { edited, keptTheirs, resolved } from "./sync-record.ts";

/** The user's decision on a conflict. */
export type Decision =
  | { readonly keep: "mine" | "theirs" }
  | { readonly keep: "lines"; readonly choice: LineDecision }
  /** keeps the server's document, and adds mine as a new one */
  | { readonly keep: "both"; readonly rename: (name: string) => string };

/** Carries out a decision. With `both`, the server's document stays and mine becomes a new one. */
export async function decideOn<D>(
  documents: Documents<D>,
  owner: Owner,
  id: string,
  decision: Decision,
  now: number,
): Done {
  const { kind } = documents;
  const copies: D[] = [];
  if (decision.keep === "both") {
    // write the copy first: if only one of the two writes succeeds, nothing is lost
    const read = await documents.change(
      owner,
      id,
      (record) => {
        if (record?.document) copies.push(kind.copyOf(record.document, newId(), decision.rename));
        return ok(undefined);
      },
      "whole",
    );
    if (!read.ok) return read;
    for (const copy of copies) {
      const put = await documents.change(owner, kind.idOf(copy), (before) => ok(edited(before, copy, now, "user")));
      if (!put.ok) return put;
    }
  }
  const keep = decision.keep === "lines" ? decision.choice : decision.keep === "mine" ? "mine" : "theirs";
  return documents.change(
    owner,
    id,
    (record) => {
      if (record === null) return failed("not_found", id);
      return ok(decision.keep === "both" ? keptTheirs(record, now) : resolved(record, keep, now, kind.mergeable));
    },
    "whole",
  );
}
