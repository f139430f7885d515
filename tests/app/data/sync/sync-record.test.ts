// @vitest-environment node
import { describe, expect, test } from "vitest";
import { jsonMergeable } from "../../../../app/data/sync/merge-fields.ts";
import {
  afterAcknowledgement,
  deleted,
  edited,
  afterServerDelete,
  listed,
  afterRefusal,
  resolved,
  afterServerCopy,
  nextRequest,
  afterRetry,
  afterMissingFromList,
  withMark,
  type SyncRecord,
} from "../../../../app/data/sync/sync-record.ts";

interface Doc {
  readonly name: string;
  readonly note?: string;
}

const M = jsonMergeable<Doc>();
const A: Doc = { name: "a" };
const B: Doc = { name: "b" };

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error("there is nothing");
  return value;
};

/** The server's copy with this version. */
const at = (document: Doc, version: number) => ({ document, version, updated: 5 });

const fresh = edited<Doc>(null, A, 1, "user");
const sent = must(nextRequest(fresh)).record;
const saved = afterAcknowledgement(sent, 1, M);

describe("sending", () => {
  test("a guest's document has no sync state", () => {
    const record = edited<Doc>(null, A, 1, "guest");
    expect(record.sync).toBeNull();
    expect(nextRequest(record)).toBeNull();
    expect(deleted(record, 2)).toBeNull();
  });

  test("a new document is sent as new, and is clean once it is acknowledged", () => {
    expect(must(nextRequest(fresh)).sending).toEqual({ kind: "save", document: A, version: 0 });
    expect(saved).toMatchObject({ document: A, sync: { version: 1, unsent: false, base: null, sent: null } });
    expect(nextRequest(saved)).toBeNull();
  });

  test("changes made meanwhile stay unsent, on top of the acknowledged copy", () => {
    const record = afterAcknowledgement(edited(sent, B, 2, "user"), 1, M);
    expect(record).toMatchObject({ document: B, sync: { version: 1, unsent: true, base: A, sent: null } });
  });

  test("while the outcome is unknown the same version is sent again, whatever was edited since", () => {
    expect(must(nextRequest(edited(sent, B, 2, "user"))).sending).toEqual({ kind: "save", document: A, version: 0 });
  });

  test("a lost reply is recognised by the server's copy", () => {
    expect(afterServerCopy(sent, at(structuredClone(A), 7), M)).toMatchObject({ sync: { version: 7, unsent: false } });
    expect(afterServerCopy(edited(sent, B, 2, "user"), at(A, 7), M)).toMatchObject({
      document: B,
      sync: { version: 7, unsent: true, base: A, conflict: null },
    });
  });

  test("a refused document waits until it is edited or retried", () => {
    const refused = afterRefusal(sent, { code: "account_full", detail: "" }, M);
    expect(nextRequest(refused)).toBeNull();
    expect(must(nextRequest(afterRetry(refused))).sending.kind).toBe("save");
    expect(must(nextRequest(edited(refused, B, 2, "user"))).sending).toMatchObject({ document: B });
  });
});

describe("a document that is too large for the server", () => {
  const TOO_LARGE = { code: "too_large", detail: "" } as const;
  const marking = { ...M, marked: (copy: Doc) => (copy.note === "marked" ? null : { ...copy, note: "marked" }) };
  const MARKED = { ...A, note: "marked" };
  const grown = must(nextRequest(edited(saved, B, 2, "user"))).record;
  const refused = afterRefusal(grown, TOO_LARGE, marking);

  test("marks the server's copy, and stays here unchanged", () => {
    expect(must(nextRequest(refused)).sending).toEqual({ kind: "save", document: MARKED, version: 1 });
    const told = afterAcknowledgement(refused, 2, marking);
    expect(told).toMatchObject({ document: B, sync: { version: 2, unsent: true, base: MARKED, refused: TOO_LARGE } });
    expect(nextRequest(told)).toBeNull();
    // only once
    expect(nextRequest(afterRefusal(edited(told, { name: "c" }, 3, "user"), TOO_LARGE, marking))).toBeNull();
  });

  test("gets no mark without a copy on the server, or after the mark was refused", () => {
    expect(nextRequest(afterRefusal(sent, TOO_LARGE, marking))).toBeNull();
    const again = afterRefusal(refused, { code: "account_full", detail: "" }, marking);
    expect(nextRequest(again)).toBeNull();
    expect(again.sync?.refused).toEqual(TOO_LARGE);
  });

  test("marks the copy that another device has sent meanwhile", () => {
    const theirs = at({ name: "a", note: "theirs" }, 2);
    const merged = withMark(must(afterServerCopy(refused, theirs, marking)), marking);
    expect(must(nextRequest(merged)).sending).toMatchObject({ version: 2, document: { name: "a", note: "marked" } });
    expect(merged).toMatchObject({ document: { name: "b", note: "theirs" }, sync: { refused: TOO_LARGE } });
  });
});

describe("the server has another version", () => {
  const mine = must(nextRequest(edited(saved, { name: "a", note: "mine" }, 2, "user"))).record;

  test("different fields are merged and sent again", () => {
    expect(afterServerCopy(mine, at({ name: "theirs" }, 2), M)).toMatchObject({
      document: { name: "theirs", note: "mine" },
      sync: { version: 2, unsent: true, base: { name: "theirs" }, conflict: null },
    });
  });

  test("the same field is a conflict, and nothing is sent before the decision", () => {
    const record = must(afterServerCopy(mine, at({ name: "a", note: "theirs" }, 2), M));
    expect(record).toMatchObject({ document: { note: "mine" }, sync: { conflict: { version: 2, fields: ["note"] } } });
    expect(nextRequest(record)).toBeNull();
    expect(nextRequest(must(resolved(record, "mine", 3, M)))?.sending).toMatchObject({
      version: 2,
      document: { name: "a", note: "mine" },
    });
    expect(resolved(record, "theirs", 3, M)).toMatchObject({
      document: { note: "theirs" },
      sync: { unsent: false, version: 2 },
    });
  });

  test.each(["mine", "theirs"] as const)("a field edited after the question becomes a new conflict (%s)", (keep) => {
    const asked = must(afterServerCopy(mine, at({ name: "theirs", note: "theirs" }, 2), M));
    expect(asked.sync?.conflict?.fields).toEqual(["note"]);
    const later = edited(asked, { name: "mine", note: "mine" }, 3, "user");
    const again = must(resolved(later, keep, 4, M));
    expect(again.document).toEqual({ name: "mine", note: "mine" });
    expect(again.sync?.conflict).toMatchObject({
      theirs: { name: "theirs", note: "theirs" },
      fields: ["name", "note"],
    });
    expect(nextRequest(again)).toBeNull();
    expect(must(resolved(again, keep, 5, M)).document).toEqual({ name: keep, note: keep });
  });

  test("it has none: a conflict, unless the document was deleted here", () => {
    const record = must(afterServerCopy(mine, null, M));
    expect(record.sync?.conflict).toMatchObject({ theirs: null });
    expect(resolved(record, "theirs", 3, M)).toBeNull();
    expect(must(nextRequest(must(resolved(record, "mine", 3, M)))).sending).toMatchObject({ version: 0 });
  });
});

describe("deletes", () => {
  test("of a document that the server never had leave nothing", () => {
    expect(deleted(fresh, 2)).toBeNull();
    expect(deleted(sent, 2)).not.toBeNull();
  });

  test("are sent; a restore meanwhile creates the document again", () => {
    const gone = must(deleted(saved, 2));
    const going = must(nextRequest(gone));
    expect(going.sending).toEqual({ kind: "delete", version: 1 });
    const back = edited(going.record, A, 3, "user");
    expect(afterServerDelete(back)).toMatchObject({ document: A, sync: { version: 0, unsent: true } });
    // the reply was lost: the update finds no document
    const trying = must(nextRequest(back)).record;
    expect(afterServerCopy(trying, null, M)).toMatchObject({
      document: A,
      sync: { version: 0, unsent: true, conflict: null },
    });
    expect(afterServerDelete(going.record)).toBeNull();
  });
});

describe("a delete that meets another version", () => {
  const gone = must(nextRequest(must(deleted(saved, 2)))).record;

  test("continues if the content is what was deleted, or what was sent before", () => {
    expect(nextRequest(must(afterServerCopy(gone, at(structuredClone(A), 4), M)))?.sending).toEqual({
      kind: "delete",
      version: 4,
    });
    const unanswered = must(deleted(must(nextRequest(edited(saved, B, 2, "user"))).record, 3));
    expect(nextRequest(must(afterServerCopy(unanswered, at(B, 4), M)))?.sending).toEqual({
      kind: "delete",
      version: 4,
    });
  });

  test("is a conflict otherwise, and the server's document is shown until the decision", () => {
    const asked = must(afterServerCopy(gone, at(B, 4), M));
    expect(asked).toMatchObject({ document: B, sync: { conflict: { isDeletedHere: true } } });
    expect(nextRequest(asked)).toBeNull();
    expect(resolved(asked, "theirs", 3, M)).toMatchObject({ document: B, sync: { unsent: false, version: 4 } });
    const again = must(resolved(asked, "mine", 3, M));
    expect(nextRequest(again)?.sending).toEqual({ kind: "delete", version: 4 });
    // it was changed once more
    expect(afterServerCopy(again, at(A, 5), M)?.sync?.conflict).toMatchObject({ theirs: A, isDeletedHere: true });
  });

  test("is withdrawn by an edit", () => {
    const kept = edited(must(afterServerCopy(gone, at(B, 4), M)), A, 3, "user");
    expect(nextRequest(kept)?.sending).toEqual({ kind: "save", document: A, version: 4 });
  });
});

describe("lists of the server", () => {
  const unsent: SyncRecord<Doc> = edited(saved, B, 2, "user");

  test("merge below unsent changes", () => {
    expect(listed(unsent, at({ name: "theirs" }, 9), M)).toBe(unsent);
    expect(afterMissingFromList(unsent)).toBe(unsent);
  });

  test("reveal another content with the same version", () => {
    expect(listed(saved, at(B, 1), M)).toMatchObject({ document: B, sync: { version: 1, unsent: false } });
    const noted = edited(saved, { ...A, note: "mine" }, 2, "user");
    expect(listed(noted, at(B, 1), M)).toMatchObject({
      document: { name: "b", note: "mine" },
      sync: { base: B, unsent: true, version: 1 },
    });
    expect(listed(unsent, at({ name: "theirs" }, 1), M)).toMatchObject({
      sync: { conflict: { theirs: { name: "theirs" } } },
    });
  });

  test("replace and remove clean records, and leave known ones", () => {
    expect(listed(saved, at(B, 2), M)).toMatchObject({ document: B, sync: { version: 2 } });
    expect(listed(saved, at(structuredClone(A), 1), M)).toBe(saved);
    expect(listed(null, at(B, 2), M)).toMatchObject({ document: B, changed: 5, sync: { version: 2, unsent: false } });
    expect(afterMissingFromList(saved)).toBeNull();
  });
});
