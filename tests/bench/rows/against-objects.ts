import { interleaved } from "../measure.ts";
import { ObjectEngine } from "../portfolio/object-engine.ts";
import { prepare, scoreCompiled, scoreFromColumns, scoreFromIds } from "../portfolio/prepared.ts";
import { readBenchData } from "../portfolio/reference-data.ts";
import { atLeast, ms, type BenchRow, type Outcome } from "../row.ts";

const ENTRIES = 100_000;

function run(): readonly Outcome[] {
  const { scope } = readBenchData();
  const prepared = prepare(scope, ENTRIES);
  const objects = new ObjectEngine(scope);
  // both remember what they scored before: pairs in the rows here, items in the Map there
  const timings = interleaved(
    {
      objects: () => objects.score(prepared.entries),
      compiled: () => scoreCompiled(prepared),
      ids: () => scoreFromIds(prepared),
      columns: () => scoreFromColumns(prepared),
    },
    { warmups: 3, repetitions: 11 },
  );
  const { objects: theirs, compiled, ids, columns } = timings;
  const against = (ours: number): string => `${ms(ours)} against ${ms(theirs.median)}`;
  const pairs = prepared.live.columns.pairs.size;
  return [
    atLeast(
      "portfolio of 1e5, compiled, against objects with a memo",
      150,
      theirs.median / compiled.median,
      against(compiled.median),
    ),
    atLeast("the same from string ids, interning included", 20, theirs.median / ids.median, against(ids.median)),
    {
      what: `the same from another thread's columns (${pairs} pairs)`,
      goal: null,
      measured: ms(columns.median),
      met: null,
    },
  ];
}

export const againstObjects: BenchRow = { name: "objects", run };
