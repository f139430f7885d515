// Migrates a database and fills it if it is empty:
//   node migrations/seed/main.ts [--state DIR]     the local D1 that wrangler dev serves from DIR
//   node migrations/seed/main.ts --sqlite FILE     the file that the Deno entry serves
//   node migrations/seed/main.ts --remote          the production D1 of wrangler.toml (--env NAME: of an environment)
// --from DIR reads a dataset from another folder than that of npm run data:build.
import { parseArgs } from "node:util";
import { openLocalD1, openSqlite } from "./local-database.ts";
import { seedByWrangler } from "./seed-remote.ts";
import { OtherSchema } from "./migrate.ts";
import { seed } from "./seed.ts";
import { readShippedDataset } from "./shipped-dataset.ts";
import { runCommand } from "./run-command.ts";
import { isRemote, TARGET_OPTIONS, targetOf } from "./target.ts";

const { values: args } = parseArgs({
  options: { ...TARGET_OPTIONS, from: { type: "string" } },
});

async function run(): Promise<number> {
  const dataset = readShippedDataset(args.from);
  const target = targetOf(args);
  if (isRemote(target)) return tell(await seedByWrangler(target, dataset, Date.now));
  const { database, close } = "sqlite" in target ? openSqlite(target.sqlite) : await openLocalD1(target.state);
  const place = "sqlite" in target ? target.sqlite : target.state;
  try {
    const outcome = await seed(database, dataset, Date.now).catch((error: unknown) => {
      throw error instanceof OtherSchema ? new Error(`${error.message} Delete ${place} to start over.`) : error;
    });
    for (const name of outcome.migrations) console.log(`Applied ${name}.`);
    tell(outcome);
    if (outcome.differs) console.log("The built data differs from it; to start anew, delete the state folder.");
    return 0;
  } finally {
    await close();
  }
}

function tell({ version, seeded }: { readonly version: string; readonly seeded: boolean }): number {
  if (seeded) console.log(`Published dataset ${version}.`);
  else
    console.log(`The database serves dataset ${version}; it is replaced only while empty or by a newer shipped one.`);
  return 0;
}

await runCommand(run);
