import { parentPort } from "node:worker_threads";
import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import { buffersOf } from "../../../workers/engine/portfolio/entry-buffers.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { initialSettings } from "../../../workers/import/import-settings.ts";

export interface CsvParcel {
  readonly file: Blob;
  readonly names: ChoosableNames;
}

const service = createScoringService();
const job = { sheet: "s", job: "j" };
const heard = (): void => undefined;

/** The import as the page asks for it: read, matched, checked, and the lines sent as columns. */
async function answer({ file, names }: CsvParcel): Promise<void> {
  const read = await service.readSheet(file, {}, names, job, heard);
  if (!read.ok) throw new Error(read.problem.detail);
  const checked = await service.checkSheet(initialSettings(read.value), names, job, heard);
  const taken = await service.takeSheet("s");
  if (!checked.ok || !taken.ok) throw new Error("not imported");
  parentPort?.postMessage({ ready: checked.value.ready, entries: taken.value }, buffersOf(taken.value));
}

parentPort?.on("message", (parcel: CsvParcel) => void answer(parcel));
