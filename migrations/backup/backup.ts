// npm run backup -- FILE [--remote [--env NAME]] [--sqlite FILE [--bodies DIR]] [--state DIR]: writes a whole database into one file.
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { BACKUP_LIFE } from "../../edge-api/contract/retention.ts";
import { runCommand } from "../seed/run-command.ts";
import { noteInAudit, TARGET_OPTIONS, targetOf } from "../seed/target.ts";
import { rowsIn } from "./lines.ts";
import { openSource } from "./open-source.ts";
import { writeBackup } from "./write-backup.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: TARGET_OPTIONS });
const [path, ...rest] = positionals;

await runCommand(async () => {
  if (path === undefined || rest.length > 0) {
    console.error("Usage: npm run backup -- FILE [--remote | --sqlite FILE [--bodies DIR]]");
    return 2;
  }
  const target = targetOf(values);
  const now = Date.now();
  const { file, close } = await openSource(target);
  try {
    const folder = "sqlite" in target ? target.bodies : undefined;
    const { tables, left } = await writeBackup(file, path, now, folder);
    noteInAudit(target, { at: now, action: "backup", target: "", details: { rows: rowsIn(tables) } });
    for (const [name, { rows, sha256 }] of Object.entries(tables))
      console.log(`${String(rows).padStart(10)}  ${sha256.slice(0, 12)}  ${name}`);
    console.log(`${path}: ${statSync(path).size} bytes, read again and intact.`);
    if (left.count > 0)
      console.log(
        `NOT in it: ${left.count} large portfolios and shares (${left.bytes} bytes), which lie in a bucket or folder. Name the ` +
          "folder with --bodies DIR, or copy the bucket (docs/operations.md, Back up).",
      );
    const last = new Date(now + BACKUP_LIFE).toISOString().slice(0, 10);
    console.log(`Delete it by ${last}: the privacy notice says how long backups hold deleted accounts.`);
    return 0;
  } finally {
    close();
  }
});
