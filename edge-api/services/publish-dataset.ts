import { isReferenceKind, type ReferenceRow } from "../contract/reference-kinds.ts";
import { isRegionId, REGION_IDS } from "../contract/regions.ts";
import type { Ports } from "../ports.ts";
import type { KindEntry, StoredDataset } from "../ports/reference-store.ts";
import { listText, rowsText } from "./reference-texts.ts";
import { sha256 } from "./sha256.ts";

/** A dataset from the build or an administrator: rows by region, with Global as the base. */
export interface Dataset {
  readonly version: string;
  readonly note: string;
  readonly rows: Readonly<Record<string, readonly ReferenceRow[]>>;
}

const rowsByKind = (region: string, rows: readonly ReferenceRow[]) =>
  Map.groupBy(rows, ({ kind }) => {
    if (isReferenceKind(kind)) return kind;
    throw new Error(`Region ${region} has rows of the unknown kind "${kind}".`);
  });

/**
 * Prepares a dataset for the store. A kind whose text equals that of the current version keeps its update time; any
 * other kind gets a time later than all before, so that clients fetch it again even after a rollback.
 *
 * @throws Error for an unknown region or kind
 */
export async function prepareDataset(
  { reference, now }: Pick<Ports, "reference" | "now">,
  dataset: Dataset,
): Promise<StoredDataset> {
  const unknown = Object.keys(dataset.rows).find((region) => !isRegionId(region));
  if (unknown !== undefined) throw new Error(`The dataset has rows of the unknown region "${unknown}".`);

  const created = now();
  const texts = new Map<string, string>();
  const lists: StoredDataset["lists"][number][] = [];
  const current = await Promise.all(REGION_IDS.map((region) => currentKinds(reference, region)));
  for (const [index, region] of REGION_IDS.entries()) {
    const before = current[index] ?? new Map<string, KindEntry>();
    const latest = Math.max(created, ...[...before.values()].map((entry) => entry.updateTime + 1));
    const kinds: KindEntry[] = [];
    const inOrder: string[] = [];
    for (const [kind, rows] of rowsByKind(region, dataset.rows[region] ?? [])) {
      const text = rowsText(rows);
      const hash = await sha256(text);
      const known = before.get(kind);
      const unchanged = known?.sha256 === hash;
      inOrder.push(text);
      kinds.push({ kind, sha256: hash, updateTime: unchanged ? known.updateTime : latest });
      if (!unchanged) texts.set(hash, text);
    }
    const list = listText({ version: dataset.version, region, updateTimes: kinds }, inOrder);
    lists.push({ name: { version: dataset.version, region, sha256: await sha256(list) }, kinds });
  }
  return { version: dataset.version, created, note: dataset.note, lists, texts };
}

async function currentKinds(reference: Ports["reference"], region: string): Promise<Map<string, KindEntry>> {
  const name = await reference.findList(region);
  return new Map(name === null ? [] : (await reference.listKinds(name)).map((entry) => [entry.kind, entry]));
}
