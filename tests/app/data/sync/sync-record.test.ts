// @vitest-environment node
import { describe, expect, test } from "vitest";
import { jsonMergeable } from "../../../../app/data/sync/json-mergeable.ts";
import {
  acknowledged,
  deleted,
  edited,
  erasedThere,
  listed,
  refusedThere,
  resolved,
  serverHas,
  toSend,
  tryAgain,
  unlisted,
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

/** The server's copy of this version. */
const at = (document: Doc, version: number) => ({ document, version, updated: 5 });

const fresh = edited<Doc>(null, A, 1, "user");
const sent = must(toSend(fresh)).record;
const saved = acknowledged(sent, 1, M);

describe("sending", () => {
  test("a guest's document knows of no server", () => {
    const record = edited<Doc>(null, A, 1, "guest");
    expect(record.sync).toBeNull();
    expect(toSend(record)).toBeNull();
    expect(deleted(record, 2)).toBeNull();
  });

  test("a new one goes out as one that is not there yet, and is clean once it is acknowledged", () => {
    expect(must(toSend(fresh)).sending).toEqual({ kind: "save", document: A, version: 0 });
    expect(saved).toMatchObject({ document: A, sync: { version: 1, unsent: false, base: null, sent: null } });
    expect(toSend(saved)).toBeNull();
  });

  test("what was edited meanwhile stays unsent, on top of what was acknowledged", () => {
    const record = acknowledged(edited(sent, B, 2, "user"), 1, M);
    expect(record).toMatchObject({ document: B, sync: { version: 1, unsent: true, base: A, sent: null } });
  });

  test("while the outcome is unknown the same goes out again, whatever was edited since", () => {
    expect(must(toSend(edited(sent, B, 2, "user"))).sending).toEqual({ kind: "save", document: A, version: 0 });
  });

  test("a lost reply is recognised by what the server has", () => {
    expect(serverHas(sent, at(structuredClone(A), 7), M)).toMatchObject({ sync: { version: 7, unsent: false } });
    expect(serverHas(edited(sent, B, 2, "user"), at(A, 7), M)).toMatchObject({
      document: B,
      sync: { version: 7, unsent: true, base: A, conflict: null },
    });
  });

  test("what is refused waits until it is edited or tried again", () => {
    const refused = refusedThere(sent, { code: "account_full", detail: "" }, M);
    expect(toSend(refused)).toBeNull();
    expect(must(toSend(tryAgain(refused))).sending.kind).toBe("save");
    expect(must(toSend(edited(refused, B, 2, "user"))).sending).toMatchObject({ document: B });
  });
});

describe("a document that is too large for the server", () => {
  const TOO_LARGE = { code: "too_large", detail: "" } as const;
  const marking = { ...M, marked: (copy: Doc) => (copy.note === "marked" ? null : { ...copy, note: "marked" }) };
  const MARKED = { ...A, note: "marked" };
  const grown = must(toSend(edited(saved, B, 2, "user"))).record;
  const refused = refusedThere(grown, TOO_LARGE, marking);

  test("leaves a mark in the copy that the server has, and stays here as it is", () => {
    expect(must(toSend(refused)).sending).toEqual({ kind: "save", document: MARKED, version: 1 });
    const told = acknowledged(refused, 2, marking);
    expect(told).toMatchObject({ document: B, sync: { version: 2, unsent: true, base: MARKED, refused: TOO_LARGE } });
    expect(toSend(told)).toBeNull();
    // once is enough
    expect(toSend(refusedThere(edited(told, { name: "c" }, 3, "user"), TOO_LARGE, marking))).toBeNull();
  });

  test("one that the server has no copy of leaves none, nor does a mark that is refused itself", () => {
    expect(toSend(refusedThere(sent, TOO_LARGE, marking))).toBeNull();
    const again = refusedThere(refused, { code: "account_full", detail: "" }, marking);
    expect(toSend(again)).toBeNull();
    expect(again.sync?.refused).toEqual(TOO_LARGE);
  });

  test("marks the copy that another device has sent meanwhile", () => {
    const theirs = at({ name: "a", note: "theirs" }, 2);
    const merged = withMark(must(serverHas(refused, theirs, marking)), marking);
    expect(must(toSend(merged)).sending).toMatchObject({ version: 2, document: { name: "a", note: "marked" } });
    expect(merged).toMatchObject({ document: { name: "b", note: "theirs" }, sync: { refused: TOO_LARGE } });
  });
});

describe("the server has another version", () => {
  const mine = must(toSend(edited(saved, { name: "a", note: "mine" }, 2, "user"))).record;

  test("different fields are joined and sent again", () => {
    expect(serverHas(mine, at({ name: "theirs" }, 2), M)).toMatchObject({
      document: { name: "theirs", note: "mine" },
      sync: { version: 2, unsent: true, base: { name: "theirs" }, conflict: null },
    });
  });

  test("the same field is asked about, and nothing is sent before", () => {
    const record = must(serverHas(mine, at({ name: "a", note: "theirs" }, 2), M));
    expect(record).toMatchObject({ document: { note: "mine" }, sync: { conflict: { version: 2, fields: ["note"] } } });
    expect(toSend(record)).toBeNull();
    expect(toSend(must(resolved(record, "mine", 3, M)))?.sending).toMatchObject({
      version: 2,
      document: { name: "a", note: "mine" },
    });
    expect(resolved(record, "theirs", 3, M)).toMatchObject({
      document: { note: "theirs" },
      sync: { unsent: false, version: 2 },
    });
  });

  test.each(["mine", "theirs"] as const)(
    "a field that was edited after the question is asked about too (%s)",
    (keep) => {
      const asked = must(serverHas(mine, at({ name: "theirs", note: "theirs" }, 2), M));
      expect(asked.sync?.conflict?.fields).toEqual(["note"]);
      const later = edited(asked, { name: "mine", note: "mine" }, 3, "user");
      const again = must(resolved(later, keep, 4, M));
      expect(again.document).toEqual({ name: "mine", note: "mine" });
      expect(again.sync?.conflict).toMatchObject({
        theirs: { name: "theirs", note: "theirs" },
        fields: ["name", "note"],
      });
      expect(toSend(again)).toBeNull();
      expect(must(resolved(again, keep, 5, M)).document).toEqual({ name: keep, note: keep });
    },
  );

  test("it has none: asked about, unless we deleted it ourselves", () => {
    const record = must(serverHas(mine, null, M));
    expect(record.sync?.conflict).toMatchObject({ theirs: null });
    expect(resolved(record, "theirs", 3, M)).toBeNull();
    expect(must(toSend(must(resolved(record, "mine", 3, M)))).sending).toMatchObject({ version: 0 });
  });
});

describe("deletes", () => {
  test("of what the server never heard of leave nothing", () => {
    expect(deleted(fresh, 2)).toBeNull();
    expect(deleted(sent, 2)).not.toBeNull();
  });

  test("are sent, and brought back while on their way they create it anew", () => {
    const gone = must(deleted(saved, 2));
    const going = must(toSend(gone));
    expect(going.sending).toEqual({ kind: "delete", version: 1 });
    const back = edited(going.record, A, 3, "user");
    expect(erasedThere(back)).toMatchObject({ document: A, sync: { version: 0, unsent: true } });
    // the reply was lost: the update finds nothing there
    const trying = must(toSend(back)).record;
    expect(serverHas(trying, null, M)).toMatchObject({
      document: A,
      sync: { version: 0, unsent: true, conflict: null },
    });
    expect(erasedThere(going.record)).toBeNull();
  });
});

describe("a delete that meets another version", () => {
  const gone = must(toSend(must(deleted(saved, 2)))).record;

  test("goes on where the content is what was deleted, or what was sent before it", () => {
    expect(toSend(must(serverHas(gone, at(structuredClone(A), 4), M)))?.sending).toEqual({
      kind: "delete",
      version: 4,
    });
    const unanswered = must(deleted(must(toSend(edited(saved, B, 2, "user"))).record, 3));
    expect(toSend(must(serverHas(unanswered, at(B, 4), M)))?.sending).toEqual({ kind: "delete", version: 4 });
  });

  test("is asked about otherwise; theirs is there until then", () => {
    const asked = must(serverHas(gone, at(B, 4), M));
    expect(asked).toMatchObject({ document: B, sync: { conflict: { isDeletedHere: true } } });
    expect(toSend(asked)).toBeNull();
    expect(resolved(asked, "theirs", 3, M)).toMatchObject({ document: B, sync: { unsent: false, version: 4 } });
    const again = must(resolved(asked, "mine", 3, M));
    expect(toSend(again)?.sending).toEqual({ kind: "delete", version: 4 });
    // it was changed once more
    expect(serverHas(again, at(A, 5), M)?.sync?.conflict).toMatchObject({ theirs: A, isDeletedHere: true });
  });

  test("is withdrawn by an edit", () => {
    const kept = edited(must(serverHas(gone, at(B, 4), M)), A, 3, "user");
    expect(toSend(kept)?.sending).toEqual({ kind: "save", document: A, version: 4 });
  });
});

describe("lists of the server", () => {
  const unsent: SyncRecord<Doc> = edited(saved, B, 2, "user");

  test("fold under what is unsent", () => {
    expect(listed(unsent, at({ name: "theirs" }, 9), M)).toBe(unsent);
    expect(unlisted(unsent)).toBe(unsent);
  });

  test("tell of another content under the same version", () => {
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

  test("replace and remove what is clean, and leave what they know", () => {
    expect(listed(saved, at(B, 2), M)).toMatchObject({ document: B, sync: { version: 2 } });
    expect(listed(saved, at(structuredClone(A), 1), M)).toBe(saved);
    expect(listed(null, at(B, 2), M)).toMatchObject({ document: B, changed: 5, sync: { version: 2, unsent: false } });
    expect(unlisted(saved)).toBeNull();
  });
});
