import { createReadStream } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

/** End of a literal, an identifier or a comment, by its start. */
const END_OF: Readonly<Record<string, string>> = { "'": "'", '"': '"', "--": "\n" };

/** The statements of an SQL text that comes in chunks, one at a time. */
export async function* sqlStatements(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  const special = /['";]|--/g;
  let text = "";
  let at = 0;
  let open = "";
  for await (const chunk of chunks) {
    text += chunk;
    for (;;) {
      if (open !== "") {
        const end = text.indexOf(END_OF[open] ?? "", at);
        // a doubled quote closes the literal and opens it again
        at = end < 0 ? text.length : end + 1;
        if (end < 0) break;
        open = "";
      }
      special.lastIndex = at;
      const found = special.exec(text);
      if (found === null) {
        // a "-" at the end may be half of a "--"
        at = Math.max(at, text.length - 1);
        break;
      }
      at = special.lastIndex;
      if (found[0] !== ";") open = found[0];
      else {
        yield text.slice(0, at);
        text = text.slice(at);
        at = 0;
      }
    }
  }
}

/** Loads what `wrangler d1 export` wrote into an empty SQLite database. */
export async function readDump(path: string, file: DatabaseSync): Promise<void> {
  // outside of the transaction, where this pragma has no effect
  file.exec("PRAGMA foreign_keys = OFF; BEGIN");
  for await (const sql of sqlStatements(createReadStream(path, { encoding: "utf8" }) as AsyncIterable<string>))
    file.exec(sql);
  file.exec("COMMIT");
}
