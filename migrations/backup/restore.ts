// npm run restore -- FILE [--remote [--env NAME]] [--sqlite FILE] [--state DIR]: fills an empty database from a backup.
import { parseArgs } from "node:util";
import { runCommand } from "../seed/run-command.ts";
import { openFile } from "../seed/local-database.ts";
import { noteInAudit, TARGET_OPTIONS, targetOf } from "../seed/target.ts";
import { rowsIn } from "./lines.ts";
import { restoreBackup } from "./restore-backup.ts";
import { restoreD1 } from "./restore-d1.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: TARGET_OPTIONS });
const [path, ...rest] = positionals;

await runCommand(async () => {
  if (path === undefined || rest.length > 0) {
    console.error("Usage: npm run restore -- FILE [--remote | --sqlite FILE]");
    return 2;
  }
  const target = targetOf(values);
  const tables = "sqlite" in target ? await intoFile(target.sqlite, path) : await restoreD1(target, path);
  const rows = rowsIn(tables);
  noteInAudit(target, { at: Date.now(), action: "restore", target: "", details: { rows } });
  console.log(`Restored ${rows} rows of ${Object.keys(tables).length} tables. Everybody has to log in anew.`);
  return 0;
});

async function intoFile(sqlite: string, from: string) {
  const file = openFile(sqlite);
  try {
    return await restoreBackup(file, sqlite, from);
  } finally {
    file.close();
  }
}
